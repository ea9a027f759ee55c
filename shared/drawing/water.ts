import { circle, line, rect, round, rows, type Design, type Paint, type Shape } from './shapes.ts';

/** A cylinder on the wall: domed ends, thermostat cap and two pipes below. */
export const tankVertical: Design = (width, height) => [
  rect('shade', width * 0.3, height - 40, 22, 40),
  rect('shade', width * 0.62, height - 40, 22, 40),
  rect('body', 0, 0, width, height - 26, Math.min(90, width * 0.2)),
  line(0, 90, width, 90),
  line(0, height - 130, width, height - 130),
  rect('dark', width / 2 - 50, height - 96, 100, 34, 8),
];

/** A slim cylinder on the wall with a heat pump on top. */
export const tankVerticalPump: Design = (width, height) => [
  ...tankVertical(width, height),
  ...head(width, height * 0.24),
];

export const tankHorizontal: Design = (width, height) => [
  rect('body', 0, 0, width, height, Math.min(90, height * 0.2)),
  line(100, 0, 100, height),
  line(width - 130, 0, width - 130, height),
  rect('dark', width - 104, height / 2 - 40, 50, 80, 8),
];

/** Two flat tanks behind one face. */
export const tankSlim: Design = (width, height) => [
  rect('shade', width * 0.3, height - 24, 22, 24),
  rect('shade', width * 0.64, height - 24, 22, 24),
  rect('body', 0, 0, width, height - 14, 46),
  line(width / 2, 40, width / 2, height - 170),
  rect('dark', width / 2 - 70, height - 110, 140, 40, 10),
];

export const tankSmall: Design = (width, height) => [
  rect('shade', width * 0.3, height - 26, 16, 26),
  rect('shade', width * 0.64, height - 26, 16, 26),
  rect('body', 0, 0, width, height - 16, 40),
  circle('dark', width / 2, height - 74, 22),
];

/** An electric cylinder on the floor: display above, hatch of the element below. */
export const tankElectric = drumWith(['dark', 0.16, 0.06], ['shade', 0.72, 0.16]);

/** A cylinder that another machine heats: two thermometers, a socket between them, a hatch below. */
export const tankStorage = drumWith(
  ['light', 0.22, 0.06],
  ['dark', 0.43, 0.035],
  ['light', 0.64, 0.06],
  ['shade', 0.84, 0.16],
);

/** A low cylinder of heating water: a thermometer above two sockets. */
export const tankBuffer = drumWith(['light', 0.28, 0.07], ['dark', 0.5, 0.055], ['dark', 0.74, 0.055]);

/** A cylinder on the floor with its machinery on top. */
export const tankFloor: Design = (width, height) => {
  const cap = Math.min(420, height * 0.24);
  return [
    ...[0.2, 0.8].map((at) => rect('dark', round(width * at - 30), height - 26, 60, 26)),
    rect('body', 0, cap, width, height - cap - 16, 34),
    ...head(width, cap - 10),
    rect('dark', width / 2 - 70, cap + 60, 140, 44, 8),
  ];
};

/** A column on the floor: door, display, plinth. */
export const hydraulicTower: Design = (width, height) => [
  rect('dark', 20, height - 30, width - 40, 30),
  rect('body', 0, 0, width, height - 24, 14),
  line(0, height * 0.3, width, height * 0.3),
  rect('dark', width / 2 - 80, height * 0.16, 160, 60, 8),
];

/** A box on the wall with pipes below. */
export const hydraulicModule: Design = (width, height) => [
  ...[0.2, 0.36, 0.64, 0.8].map((at) => rect('shade', round(width * at - 12), height - 40, 24, 40)),
  rect('body', 0, 0, width, height - 28, 14),
  line(0, height * 0.72, width, height * 0.72),
  rect('dark', width / 2 - 70, height * 0.78, 140, 46, 8),
];

/** A chest on the floor. */
export const groundSource: Design = (width, height) => [
  rect('dark', 20, height - 28, width - 40, 28),
  rect('body', 0, 0, width, height - 22, 14),
  line(0, height * 0.22, width, height * 0.22),
  line(0, height * 0.6, width, height * 0.6),
  rect('dark', width / 2 - 90, height * 0.08, 180, 64, 8),
];

/** The machinery of a heat pump, with its louvres. */
function head(width: number, height: number): Shape[] {
  return [
    rect('shade', 10, 0, width - 20, height, 40),
    ...rows(height * 0.26, height * 0.65, 5, (y) => line(width * 0.2, y, width * 0.8, y)),
  ];
}

/** An insulated cylinder on feet, with round fittings: paint, height from above and radius as shares of the size. */
function drumWith(...fittings: [paint: Paint, at: number, radius: number][]): Design {
  return (width, height) => [
    ...[0.14, 0.86].map((at) => rect('dark', round(width * at - 26), height - 26, 52, 26)),
    rect('body', 0, 0, width, height - 16, Math.min(90, width * 0.16)),
    ...[height * 0.09, height - 60].map((y) => line(0, y, width, y)),
    ...fittings.map(([paint, at, radius]) => circle(paint, width / 2, height * at, width * radius)),
  ];
}
