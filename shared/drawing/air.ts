import { circle, line, rect, rows, type Design } from './shapes.ts';

/** A box with four round spigots around its fan: at the corners of a square, or in one row when the box is flat. */
export const ventilationBox: Design = (width, height) => {
  const isFlat = height < width * 0.4;
  const spigots = isFlat ? FLAT_SPIGOTS : SPIGOTS;
  const radius = Math.min(62, width * (isFlat ? 0.085 : 0.14), height * (isFlat ? 0.3 : 0.19));
  return [
    rect('body', 0, 0, width, height, 26),
    ...spigots.map(([x, y]) => circle('shade', width * x, height * y, radius)),
    circle('dark', width / 2, height / 2, radius * 0.9),
    circle('line', width / 2, height / 2, radius * 0.5),
  ];
};

/** Positions as shares of width and height. */
const SPIGOTS = [0.25, 0.75].flatMap((x) => [0.28, 0.72].map((y) => [x, y] as const));
const FLAT_SPIGOTS = [0.115, 0.3, 0.7, 0.885].map((x) => [x, 0.5] as const);

/** A flat case with four spigots on top and the doors of the filters. */
export const ventilationDouble: Design = (width, height) => [
  ...[0.14, 0.38, 0.62, 0.86].map((at) => rect('shade', width * at - 60, 0, 120, 60, 6)),
  rect('body', 0, 44, width, height - 44, 18),
  rect('dark', width * 0.08, height * 0.4, width * 0.36, 24, 6),
  rect('dark', width * 0.56, height * 0.4, width * 0.36, 24, 6),
  line(width / 2, 44, width / 2, height),
  rect('dark', width / 2 - 50, height - 96, 100, 40, 8),
];

export const extractFan: Design = (width, height) => [
  rect('body', 0, 0, width, height, 16),
  ...rows(height * 0.2, height * 0.8, 7, (y) => line(width * 0.16, y, width * 0.84, y)),
];

export const wallUnitRound: Design = (width, height) => {
  const radius = Math.min(width, height) / 2;
  return [
    circle('body', width / 2, height / 2, radius),
    circle('shade', width / 2, height / 2, radius * 0.7),
    ...rows(-0.4, 0.4, 5, (at) =>
      line(
        width / 2 - radius * 0.5,
        height / 2 + radius * at,
        width / 2 + radius * 0.5,
        height / 2 + radius * at,
      ),
    ),
  ];
};

/** The indoor unit of an air conditioner: a long case with its flap. */
export const splitIndoor: Design = (width, height) => [
  rect('body', 0, 0, width, height, 40),
  line(30, height * 0.62, width - 30, height * 0.62),
  rect('dark', width * 0.07, height * 0.74, width * 0.86, height * 0.1, 10),
  circle('dark', width - 90, height * 0.5, 10),
];

/** A flat case above a ceiling. */
export const ducted: Design = (width, height) => [
  rect('body', 0, 0, width, height, 8),
  rect('shade', width * 0.06, height * 0.22, width * 0.88, height * 0.56, 6),
  ...rows(width * 0.1, width * 0.9, 18, (x) => line(x, height * 0.22, x, height * 0.78)),
];

/** One wall unit, outlet below, two holes behind. */
export const monobloc: Design = (width, height) => [
  rect('body', 0, 0, width, height, 24),
  ...rows(50, 110, 4, (y) => line(60, y, width - 60, y)),
  rect('dark', 60, height - 90, width - 120, 36, 8),
];

export const thermostat: Design = (width, height) => [
  rect('body', 0, 0, width, height, Math.min(width, height) * 0.16),
  rect('dark', width * 0.16, height * 0.18, width * 0.68, height * 0.44, 6),
  rect('light', width * 0.3, height * 0.32, width * 0.4, height * 0.14),
  circle('shade', width * 0.32, height * 0.8, width * 0.07),
  circle('shade', width * 0.68, height * 0.8, width * 0.07),
];

export const gateway: Design = (width, height) => [
  rect('body', 0, 0, width, height, Math.min(width, height) * 0.2),
  circle('dark', width / 2, height * 0.34, width * 0.05),
  line(width * 0.28, height * 0.7, width * 0.72, height * 0.7),
];

export const sensor: Design = (width, height) => [
  rect('body', 0, 0, width, height, Math.min(width, height) * 0.24),
  circle('dark', width / 2, height * 0.4, Math.min(width, height) * 0.16),
];
