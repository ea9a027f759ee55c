import { rect, round, type Design, type Shape } from './shapes.ts';

const POST = 34;
const RUNG = 24;
const RUNG_PITCH = 46;

/** Two posts with groups of rungs, and gaps for towels; hot water alone, without a control. */
export const ladderWater: Design = (width, height) => [
  ...rungs(height, width),
  rect('body', 0, 0, POST, height, 12),
  rect('body', width - POST, 0, POST, height, 12),
];

/** The same with an electric element and its control. */
export const ladder: Design = (width, height) => [
  ...ladderWater(width, height),
  rect('dark', width - POST + 4, height - 120, POST - 8, 70, 6),
];

/** One post, which bears all rungs. */
export const ladderAsymmetric: Design = (width, height) => [
  ...rungs(height, width - 10),
  rect('body', width * 0.66, 0, POST, height, 12),
  rect('dark', width * 0.66 + 5, height - 120, POST - 10, 70, 6),
];

/** A ladder above the fan box. */
export const ladderBlower: Design = (width, height) => {
  const box = Math.min(220, height * 0.16);
  const ladderHeight = height - box - 24;
  return [
    ...rungs(ladderHeight, width),
    rect('body', 0, 0, POST, height - box, 12),
    rect('body', width - POST, 0, POST, height - box, 12),
    rect('shade', 0, height - box, width, box, 12),
    ...[0.3, 0.5, 0.7].map((at) => rect('dark', 60, round(height - box + box * at), width - 120, 8, 4)),
  ];
};

/** Flat slats the whole width. */
export const slats: Design = (width, height) => {
  const count = Math.max(5, Math.round(height / 78));
  const pitch = height / count;
  return [
    rect('shade', width * 0.2, 0, 40, height),
    rect('shade', width * 0.8 - 40, 0, 40, height),
    ...Array.from({ length: count }, (_empty, index) =>
      rect('body', 0, round(index * pitch), width, pitch * 0.77, 8),
    ),
  ];
};

/** Rungs from top to bottom; every sixth one is left out. */
function rungs(height: number, length: number): Shape[] {
  const rungCount = Math.floor((height - 60) / RUNG_PITCH);
  return Array.from({ length: rungCount }, (_empty, index) => index)
    .filter((index) => index % 7 < 5)
    .map((index) => rect('body', 0, 40 + index * RUNG_PITCH, length, RUNG, 10));
}
