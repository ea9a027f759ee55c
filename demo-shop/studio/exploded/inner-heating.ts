import type { ModelPart } from './explode.ts';
import { one, type Make, type Size } from './inner-part.ts';
import { box, circuit, cylinder, type Vector } from './solid.ts';

/** Electronics behind the display of a radiator: a row of small parts at its upper right corner, from right to left. */
function electronics({ width, height, depth }: Size): ModelPart[] {
  const unit = Math.min(150, Math.max(80, width * 0.14));
  const x = width / 2 - unit * 1.1;
  const y = -depth / 2;
  const z = height - unit * 0.9;
  return [
    one('board', [160, 0, 0], circuit([x, y, z], unit, unit * 0.7)),
    one(
      'display',
      [240, 0, 0],
      box([x, y, z + unit * 0.2], [x + unit, y + 8, z + unit * 0.6]),
      box([x + unit * 0.08, y - 3, z + unit * 0.27], [x + unit * 0.6, y, z + unit * 0.53]),
      cylinder('y', [x + unit * 0.82, y - 12, z + unit * 0.4], { radius: unit * 0.1, length: 14 }),
    ),
    one(
      'probe',
      [320, 0, 0],
      cylinder('x', [x, y, z + unit * 0.5], { radius: unit * 0.06, length: unit * 0.34 }),
      cylinder('x', [x + unit * 0.34, y, z + unit * 0.5], { radius: unit * 0.025, length: unit * 0.5 }),
    ),
    one(
      'cutout',
      [320, 0, 0],
      cylinder('z', [x + unit * 0.3, y, z - unit * 0.1], { radius: unit * 0.13, length: unit * 0.08 }),
      box([x + unit * 0.26, y - 3, z - unit * 0.28], [x + unit * 0.34, y + 3, z - unit * 0.1]),
      box([x + unit * 0.12, y - 8, z - unit * 0.03], [x + unit * 0.48, y + 8, z]),
    ),
  ];
}

function rods({ width, height, depth }: Size): ModelPart {
  const length = width * 0.78;
  const at = (z: number) => [
    cylinder('x', [-length / 2, -depth / 2, z], { radius: 7, length }),
    cylinder('x', [-length / 2 - 26, -depth / 2, z], { radius: 12, length: 26 }),
  ];
  return one('element', [0, -90, 0], ...at(height * 0.16), ...at(height * 0.8));
}

export const radiator: Make = (size) => [rods(size), ...electronics(size)];

export const panel: Make = (size) => electronics(size);

/** A rod screwed in from below, with its head. */
function fromBelow(key: string, x: number, y: number, z: number, length: number, pull: Vector): ModelPart {
  return one(
    key,
    pull,
    cylinder('z', [x, y, z], { radius: 7, length }),
    cylinder('z', [x, y, z - 26], { radius: 17, length: 26, sides: 6 }),
  );
}

export const ladder: Make = ({ width, height, depth }) => [
  fromBelow('element', -width / 2 + 18, -depth / 2, 0, height * 0.5, [0, 0, -330]),
  one('vent', [0, 0, 160], cylinder('z', [width / 2 - 18, -depth / 2, height], { radius: 10, length: 24 })),
  one(
    'fan',
    [0, -160, -300],
    cylinder('x', [-width * 0.3, -depth / 2, 60], { radius: 32, length: width * 0.5 }),
    cylinder('x', [width * 0.2, -depth / 2, 60], { radius: 22, length: width * 0.12 }),
  ),
];

export const gasRadiator: Make = ({ width, depth }) => [
  one(
    'gas-valve',
    [260, 0, 0],
    box([width * 0.24, -depth * 0.7, 60], [width * 0.4, -depth * 0.4, 130]),
    cylinder('z', [width * 0.32, -depth * 0.55, 130], { radius: 18, length: 26 }),
    cylinder('y', [width * 0.32, -depth * 0.7 - 30, 95], { radius: 14, length: 30 }),
  ),
  one(
    'pilot',
    [340, 0, 0],
    cylinder('z', [width * 0.34, -depth * 0.55, 90], { radius: 5, length: 70 }),
    cylinder('x', [width * 0.34 - 30, -depth * 0.55, 90], { radius: 4, length: 60 }),
  ),
  one(
    'igniter',
    [420, 0, 0],
    cylinder('z', [width * 0.34, -depth * 0.55, 100], { radius: 11, length: 22 }),
    cylinder('z', [width * 0.34, -depth * 0.55, 122], { radius: 3, length: 50 }),
  ),
];

export const airMover: Make = ({ width, height, depth }) => [
  one(
    'element',
    [0, 20, 0],
    ...[0.35, 0.5, 0.65].map((share) =>
      cylinder('x', [-width * 0.38, -depth * share, height * 0.3], { radius: 8, length: width * 0.76 }),
    ),
  ),
  one(
    'board',
    [240, 0, 0],
    circuit(
      [width * 0.3, -depth * 0.5, height * 0.3],
      Math.min(160, width * 0.2),
      Math.min(110, height * 0.5),
    ),
  ),
  one(
    'contactor',
    [320, 0, 0],
    box(
      [width * 0.34, -depth * 0.5, height * 0.3],
      [width * 0.34 + 60, -depth * 0.5 + 60, height * 0.3 + 70],
    ),
    box(
      [width * 0.34 + 8, -depth * 0.5 - 8, height * 0.3 + 18],
      [width * 0.34 + 52, -depth * 0.5, height * 0.3 + 52],
    ),
  ),
];

export const cassette: Make = ({ width, height, depth }) => {
  const flat = Math.min(width, height);
  return [
    one('insulation', [0, 0, 70], box([-width * 0.44, -depth * 0.94, 10], [width * 0.44, -depth * 0.06, 34])),
    one(
      'cutout',
      [0, 0, 330],
      cylinder('z', [flat * 0.1, -depth / 2, 60], { radius: 20, length: 12 }),
      box([flat * 0.1 - 30, -depth / 2 - 9, 56], [flat * 0.1 + 30, -depth / 2 + 9, 60]),
    ),
  ];
};

export const portable: Make = ({ width, height, depth }) => [
  one('tilt', [220, 0, 0], box([width * 0.3, -depth * 0.5, 20], [width * 0.3 + 34, -depth * 0.5 + 22, 44])),
  one(
    'cutout',
    [220, 0, 0],
    cylinder('x', [width * 0.3, -depth * 0.5, height * 0.6], { radius: 15, length: 10 }),
    box(
      [width * 0.3 + 10, -depth * 0.5 - 4, height * 0.6 - 4],
      [width * 0.3 + 30, -depth * 0.5 + 4, height * 0.6 + 4],
    ),
  ),
];

export const small: Make = ({ width, height, depth }) => [
  one('board', [0, -16, 0], circuit([-width * 0.36, -depth * 0.4, height * 0.2], width * 0.72, height * 0.6)),
  one(
    'probe',
    [0, -16, 0],
    cylinder('z', [width * 0.3, -depth * 0.4, height * 0.06], {
      radius: width * 0.03,
      length: height * 0.14,
    }),
  ),
];
