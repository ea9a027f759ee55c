import { line, rect, round, rows, type Design } from './shapes.ts';

/** A case on the wall: flue above, display, four pipes below. */
export const boilerWall: Design = (width, height) => [
  ...[0.18, 0.36, 0.6, 0.8].map((at) => rect('shade', round(width * at - 11), height - 34, 22, 34)),
  rect('body', 0, 0, width, height - 24, 16),
  line(0, height * 0.74, width, height * 0.74),
  rect('dark', width / 2 - 85, height * 0.8, 170, 52, 8),
];

export const boilerFloor: Design = (width, height) => [
  rect('dark', 20, height - 34, width - 40, 34),
  rect('body', 0, 0, width, height - 26, 16),
  line(0, height * 0.2, width, height * 0.2),
  ...rows(height * 0.68, height * 0.82, 5, (y) => line(width * 0.2, y, width * 0.8, y)),
  rect('dark', width / 2 - 85, height * 0.07, 170, 56, 8),
];
