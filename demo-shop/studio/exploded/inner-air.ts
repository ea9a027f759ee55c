import { one, type Make } from './inner-part.ts';
import { box, circuit, cylinder, join } from './solid.ts';

export const ventilationBox: Make = ({ width, height, depth }) => [
  one('board', [200, 0, 0], circuit([width * 0.2, -depth * 0.5, height * 0.4], width * 0.3, height * 0.24)),
  one(
    'humidity',
    [200, 0, 0],
    cylinder('x', [width * 0.3, -depth * 0.5, height * 0.2], { radius: 12, length: 50 }),
  ),
];

export const ventilationDouble: Make = ({ width, height, depth }) => [
  one(
    'core',
    [0, -110, 0],
    ...Array.from({ length: 12 }, (_, i) =>
      box(
        [-width * 0.18, -depth * 0.8 + i * depth * 0.05, height * 0.3],
        [width * 0.18, -depth * 0.8 + i * depth * 0.05 + depth * 0.035, height * 0.72],
      ),
    ),
  ),
  one(
    'fan',
    [0, -110, 0],
    cylinder('y', [width * 0.34, -depth * 0.7, height * 0.24], { radius: width * 0.12, length: depth * 0.3 }),
    cylinder('y', [width * 0.34, -depth * 0.76, height * 0.24], {
      radius: width * 0.05,
      length: depth * 0.06,
    }),
  ),
  one(
    'board',
    [0, -110, 0],
    circuit([-width * 0.44, -depth * 0.6, height * 0.08], width * 0.2, height * 0.14),
  ),
];

export const roundUnit: Make = ({ width, height, depth }) => [
  one('filters', [0, -160, 0], cylinder('y', [0, -depth, height / 2], { radius: width * 0.36, length: 10 })),
  one('board', [200, 0, 0], circuit([width * 0.2, -depth * 0.8, height * 0.4], width * 0.3, height * 0.22)),
];

export const extract: Make = ({ width, height, depth }) => [
  one(
    'humidity',
    [100, 0, 0],
    cylinder('x', [width * 0.3, -depth * 0.6, height * 0.3], { radius: 7, length: 26 }),
  ),
];

export const indoorAir: Make = ({ width, height, depth }) => [
  one(
    'air-filter',
    [0, -230, 0],
    ...[-1, 1].map((side) => {
      const x = side < 0 ? -width * 0.42 : width * 0.03;
      return join(
        box([x, -depth * 0.5, height * 0.5], [x + width * 0.39, -depth * 0.5 + 6, height * 0.52]),
        box([x, -depth * 0.5, height * 0.9], [x + width * 0.39, -depth * 0.5 + 6, height * 0.92]),
        ...Array.from({ length: 9 }, (_, i) =>
          box(
            [x + (width * 0.39 * i) / 8 - 2, -depth * 0.5, height * 0.5],
            [x + (width * 0.39 * i) / 8 + 2, -depth * 0.5 + 6, height * 0.92],
          ),
        ),
      );
    }),
  ),
  one(
    'fan-motor',
    [330, 0, 0],
    cylinder('x', [width * 0.4, -depth * 0.5, height * 0.5], { radius: height * 0.17, length: 70 }),
  ),
  one('board', [420, 0, 0], circuit([width * 0.36, -depth * 0.5, height * 0.3], 120, height * 0.4)),
  one(
    'drain',
    [420, 0, 0],
    box([width * 0.36, -depth * 0.5, 10], [width * 0.36 + 90, -depth * 0.5 + 40, 50]),
    cylinder('z', [width * 0.36 + 20, -depth * 0.5 + 20, 50], { radius: 7, length: 26 }),
  ),
];
