import { circle, line, rect, rows, type Design, type Shape } from './shapes.ts';

export const heatPumpOneFan: Design = (width, height) => [
  ...feet(width, height),
  rect('body', 0, 0, width, height - 40, 16),
  ...fan(width * 0.38, (height - 40) / 2, Math.min(width * 0.34, height * 0.38)),
  ...grille(width * 0.78, width * 0.95, height),
];

export const heatPumpTwoFans: Design = (width, height) => {
  const radius = Math.min(width * 0.3, height * 0.21);
  return [
    ...feet(width, height),
    rect('body', 0, 0, width, height - 40, 16),
    ...fan(width * 0.4, height * 0.26, radius),
    ...fan(width * 0.4, height * 0.7, radius),
    ...grille(width * 0.8, width * 0.95, height),
  ];
};

/** The outdoor unit of an air conditioner. */
export const splitOutdoor: Design = (width, height) => [
  ...feet(width, height),
  rect('body', 0, 0, width, height - 40, 16),
  ...fan(width * 0.36, (height - 40) / 2, Math.min(width * 0.3, height * 0.38)),
  line(width * 0.74, 0, width * 0.74, height - 40),
];

function feet(width: number, height: number): Shape[] {
  return [
    rect('dark', width * 0.1, height - 40, 120, 40),
    rect('dark', width * 0.9 - 120, height - 40, 120, 40),
  ];
}

function fan(cx: number, cy: number, radius: number): Shape[] {
  return [
    circle('dark', cx, cy, radius),
    ...[0.78, 0.56, 0.34].map((part) => circle('line', cx, cy, radius * part)),
    circle('body', cx, cy, radius * 0.14),
  ];
}

function grille(from: number, to: number, height: number): Shape[] {
  return rows(height * 0.12, height * 0.8, 12, (y) => line(from, y, to, y));
}
