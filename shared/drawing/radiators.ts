import { circle, controlBox, line, rect, round, rows, type Design } from './shapes.ts';

const FIN_PITCH = 70.6;
const FIN_GAP = 13;

/** Cast fins side by side, with the gap between them. */
export const fins: Design = (width, height) => [...finsOf(width, height), ...controlBox(width, 44)];

export const finsVertical: Design = (width, height) => [
  ...finsOf(width, height),
  rect('dark', width / 2 - 50, 60, 100, 34, 6),
];

export const finsLow: Design = (width, height) => [...finsOf(width, height), ...controlBox(width, 30)];

function finsOf(width: number, height: number) {
  const count = Math.max(3, Math.round(width / FIN_PITCH));
  const fin = (width - FIN_GAP * (count - 1)) / count;
  return [
    rect('shade', fin / 2, height * 0.1, width - fin, height * 0.8),
    ...rows(0, width - fin, count, (x) => rect('body', x, 0, fin, height, 18)),
  ];
}

/** One plain sheet, its outlet above and its seam below. */
export const panel: Design = (width, height) => [
  rect('body', 0, 0, width, height, 14),
  line(0, 26, width, 26),
  line(16, height - 22, width - 16, height - 22),
  ...controlBox(width, 46),
];

/** A sheet of glass, whose control is behind it. */
export const panelGlass: Design = (width, height) => [rect('body', 0, 0, width, height, 8)];

export const panelVertical: Design = (width, height) => [
  rect('body', 0, 0, width, height, 14),
  line(26, 0, 26, height),
  line(width - 26, 0, width - 26, height),
  rect('dark', width / 2 - 50, height - 110, 100, 34, 6),
];

/** Horizontal louvres in a frame. */
export const bars: Design = (width, height) => louvres(width, height, 95);

/** The same with narrow louvres. */
export const barsClose: Design = (width, height) => louvres(width, height, 54.5);

export const barsVertical: Design = (width, height) => louvres(width, height, 125);

function louvres(width: number, height: number, pitch: number) {
  const count = Math.max(3, Math.round(height / pitch));
  const step = height / count;
  return [
    rect('shade', 20, 10, width - 40, height - 20),
    ...rows(0, height - step, count, (y) => rect('body', 0, y + 2, width, step * 0.74, 10)),
    ...controlBox(width, round(height - step + 12)),
  ];
}

/** Tubes between two collectors, like old cast-iron radiators. */
export const columns: Design = (width, height) => {
  const count = Math.max(4, Math.round(width / 46));
  const pitch = width / count;
  return [
    rect('shade', 6, 26, width - 12, 34, 10),
    rect('shade', 6, height - 60, width - 12, 34, 10),
    ...rows(0, width - pitch, count, (x) => rect('body', x + 5, 0, pitch - 10, height, 16)),
  ];
};

/** A flat case with an outlet on top, on two feet. */
export const convector: Design = (width, height) => [
  rect('shade', width * 0.14, height - 46, 70, 46, 8),
  rect('shade', width * 0.86 - 70, height - 46, 70, 46, 8),
  rect('body', 0, 0, width, height - 34, 26),
  ...rows(width * 0.1, width * 0.9, 14, (x) => line(x, 26, x, 66)),
  circle('dark', width - 60, height - 110, 20),
];

/** A small case with a round grille. */
export const fanHeater: Design = (width, height) => {
  const radius = Math.min(width, height) * 0.36;
  return [
    rect('body', 0, 0, width, height, Math.min(width, height) * 0.2),
    circle('shade', width / 2, height * 0.46, radius),
    circle('line', width / 2, height * 0.46, radius * 0.66),
    circle('line', width / 2, height * 0.46, radius * 0.33),
    rect('dark', width / 2 - 24, height - 34, 48, 14, 6),
  ];
};

/** An enamelled case with a window on the flame. */
export const gasRadiator: Design = (width, height) => [
  rect('body', 0, 0, width, height, 18),
  ...rows(46, 106, 3, (y) => line(width * 0.12, y, width * 0.88, y)),
  rect('dark', width * 0.16, height * 0.34, width * 0.68, height * 0.34, 10),
  rect('light', width * 0.22, height * 0.58, width * 0.56, 10, 4),
  line(width * 0.12, height - 90, width * 0.88, height - 90),
  circle('dark', width * 0.78, height - 48, 20),
];

const FRAME = 12;

/** Signature: one stone in a brass frame, mitred at its corners. */
export const slab: Design = (width, height) => {
  const [x, y] = [width - FRAME, height - FRAME];
  return [
    rect('brass', 0, 0, width, height),
    rect('body', FRAME, FRAME, width - 2 * FRAME, height - 2 * FRAME),
    line(0, 0, FRAME, FRAME),
    line(width, 0, x, FRAME),
    line(0, height, FRAME, y),
    line(width, height, x, y),
  ];
};

/** Long flat case above a door. */
export const airCurtain: Design = (width, height) => [
  rect('body', 0, 0, width, height, 12),
  ...rows(width * 0.05, width * 0.95, 26, (x) => line(x, height * 0.18, x, height * 0.5)),
  rect('dark', width * 0.03, height - 34, width * 0.94, 16, 6),
];

/** Square case with louvres before a fan. */
export const unitHeater: Design = (width, height) => [
  rect('body', 0, 0, width, height, 12),
  rect('shade', width * 0.09, height * 0.1, width * 0.82, height * 0.8, 6),
  circle('line', width / 2, height / 2, Math.min(width, height) * 0.34),
  ...rows(height * 0.18, height * 0.82, 7, (y) => line(width * 0.09, y, width * 0.91, y)),
];

/** A ceiling tile, seen on edge with its frame. */
export const radiantCassette: Design = (width, height) => [
  rect('shade', 0, 0, width, height, 4),
  rect('body', 14, Math.min(14, height * 0.2), width - 28, Math.max(6, height - 28), 4),
];
