import type { ModelPart } from './explode.ts';
import { one, type Make } from './inner-part.ts';
import { box, circuit, cylinder, ring, type Vector } from './solid.ts';

/** The flange of a tank with its attached parts, along an axis. */
function flange(axis: 'x' | 'y' | 'z', at: Vector, size: { volume: number; sign: 1 | -1 }): ModelPart[] {
  const { volume, sign } = size;
  const radius = Math.max(34, Math.min(64, volume * 0.11));
  const move = (distance: number): Vector => {
    const [x, y, z] = at;
    if (axis === 'z') return [x, y, z + distance];
    return axis === 'x' ? [x + distance, y, z] : [x, y + distance, z];
  };
  const pull = (distance: number): Vector =>
    axis === 'z' ? [0, 0, sign * distance] : axis === 'x' ? [sign * distance, 0, 0] : [0, sign * distance, 0];
  const inwards = (radiusOfRod: number, length: number) =>
    cylinder(axis, move(sign > 0 ? -length : 0), { radius: radiusOfRod, length });
  return [
    one('flange-gasket', pull(300), ring(axis, at, radius)),
    one(
      'element',
      pull(380),
      cylinder(axis, move(sign > 0 ? 0 : -10), { radius, length: 10 }),
      inwards(radius * 0.2, volume * 0.5),
      cylinder(axis, move(sign > 0 ? 10 : -34), { radius: radius * 0.3, length: 24 }),
    ),
    one(
      'anode',
      pull(460),
      inwards(radius * 0.26, volume * 0.7),
      cylinder(axis, move(sign > 0 ? 0 : -18), { radius: radius * 0.42, length: 18, sides: 6 }),
    ),
    one(
      'cutout',
      pull(540),
      cylinder(axis, move(0), { radius: radius * 0.34, length: 12 }),
      cylinder(axis, move(sign > 0 ? 12 : -14), { radius: radius * 0.12, length: 14 }),
    ),
  ];
}

export const hangingTank: Make = ({ width, height, depth }) =>
  flange('z', [0, -depth / 2, 30], { volume: Math.min(width, height) * 0.9, sign: -1 });

export const lyingTank: Make = ({ width, height, depth }) =>
  flange('x', [width / 2, -depth / 2, height / 2], { volume: Math.min(width, height), sign: 1 });

export const standingTank: Make = ({ width, height, depth }) =>
  flange('y', [0, -depth, height * 0.24], { volume: width * 0.9, sign: -1 });

export const indoorUnit: Make = ({ width, height, depth }) => {
  const y = -depth * 0.7;
  const w = width * 0.3;
  return [
    one(
      'plate-exchanger',
      [0, -110, 0],
      ...Array.from({ length: 9 }, (_, i) =>
        box(
          [-width * 0.36 + i * w * 0.1, y, height * 0.3],
          [-width * 0.36 + i * w * 0.1 + w * 0.07, y + w * 0.8, height * 0.58],
        ),
      ),
      cylinder('y', [-width * 0.34, y - 30, height * 0.33], { radius: w * 0.09, length: 32 }),
      cylinder('y', [-width * 0.34, y - 30, height * 0.55], { radius: w * 0.09, length: 32 }),
    ),
    one(
      'pump',
      [0, -110, 0],
      cylinder('z', [width * 0.2, y + 40, height * 0.18], { radius: w * 0.1, length: height * 0.2 }),
      cylinder('y', [width * 0.2, y - 50, height * 0.28], { radius: w * 0.26, length: 80 }),
      cylinder('y', [width * 0.2, y - 90, height * 0.28], { radius: w * 0.19, length: 42 }),
    ),
    one(
      'backup',
      [0, -110, 0],
      cylinder('z', [width * 0.22, y + 40, height * 0.52], { radius: w * 0.2, length: height * 0.26 }),
      cylinder('z', [width * 0.22, y + 40, height * 0.78], { radius: w * 0.26, length: height * 0.03 }),
    ),
    one('board', [0, -210, 0], circuit([-width * 0.36, y, height * 0.66], width * 0.36, height * 0.2)),
  ];
};

export const boiler: Make = ({ width, height, depth }) => {
  const y = -depth * 0.7;
  const r = Math.min(width, height) * 0.17;
  return [
    one(
      'body',
      [0, -110, 0],
      cylinder('z', [-width * 0.14, y, height * 0.3], { radius: r, length: height * 0.42 }),
      cylinder('z', [-width * 0.14, y, height * 0.72], { radius: r * 0.7, length: height * 0.05 }),
    ),
    one(
      'exchanger',
      [0, -110, 0],
      ...Array.from({ length: 7 }, (_, i) =>
        cylinder('y', [0, y - 60 + i * r * 0.24, height * 0.6], {
          radius: r * (i % 2 ? 0.92 : 1.05),
          length: r * 0.24,
        }),
      ),
    ),
    one(
      'element',
      [0, -180, 0],
      ...[-1, 0, 1].map((side) =>
        cylinder('z', [-width * 0.14 + side * r * 0.36, y, height * 0.36], {
          radius: r * 0.12,
          length: height * 0.4,
        }),
      ),
      cylinder('z', [-width * 0.14, y, height * 0.76], { radius: r * 0.62, length: height * 0.025 }),
    ),
    one(
      'burner',
      [0, -180, 0],
      cylinder('y', [0, y, height * 0.6], { radius: r * 0.62, length: r * 0.9 }),
      cylinder('y', [0, y - 18, height * 0.6], { radius: r * 0.86, length: 18 }),
    ),
    one(
      'pump',
      [0, -110, 0],
      cylinder('z', [width * 0.26, y + 20, height * 0.12], { radius: r * 0.2, length: height * 0.2 }),
      cylinder('y', [width * 0.26, y - 50, height * 0.22], { radius: r * 0.5, length: 80 }),
      cylinder('y', [width * 0.26, y - 90, height * 0.22], { radius: r * 0.36, length: 42 }),
    ),
    one('board', [0, -220, 0], circuit([-width * 0.34, y, height * 0.08], width * 0.38, height * 0.16)),
  ];
};

export const outdoor: Make = ({ width, height, depth }) => [
  one(
    'expansion-valve',
    [900, 0, 0],
    cylinder('z', [width * 0.44, -depth * 0.5, height * 0.35], { radius: 16, length: 150 }),
    cylinder('z', [width * 0.44, -depth * 0.5, height * 0.35 + 150], { radius: 34, length: 60 }),
    cylinder('x', [width * 0.44, -depth * 0.5, height * 0.35 + 60], { radius: 13, length: 80 }),
  ),
  one(
    'outdoor-probe',
    [900, 0, 0],
    cylinder('z', [width * 0.44, -depth * 0.5, height * 0.7], { radius: 9, length: 60 }),
    cylinder('z', [width * 0.44, -depth * 0.5, height * 0.7 + 60], { radius: 4, length: 110 }),
  ),
];
