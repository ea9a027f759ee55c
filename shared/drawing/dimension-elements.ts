import type { DimensionDrawingElement, DimensionDrawingText, Point } from './dimension-drawing-element.ts';
import { dimensionLine } from './dimension-line.ts';

const TICK = 0.3;

/** Draws a dimension with 45° ticks and its figure; `isBeside` puts the figure beside a short line. */
export function dimensionElements(
  from: Point,
  to: Point,
  text: string,
  size: number,
  isBeside: boolean,
): DimensionDrawingElement[] {
  const [[x1, y1], [x2, y2]] = [from, to];
  return [
    { kind: 'dimension', d: dimensionLine(from, to, size * TICK) },
    {
      kind: 'figure',
      text,
      size,
      x: isBeside ? x1 - size * 0.6 : (x1 + x2) / 2,
      y: isBeside ? y1 : (y1 + y2) / 2,
      upright: x1 === x2,
      shift: size * (isBeside ? 0.35 : -0.5),
      anchor: isBeside ? 'end' : 'middle',
    },
  ];
}

/** Names a view; `x` and `y` are where its text begins. */
export function viewName(text: string, x: number, y: number, size: number): DimensionDrawingText {
  return { kind: 'name', text, size, x, y, upright: false, shift: 0, anchor: 'start' };
}
