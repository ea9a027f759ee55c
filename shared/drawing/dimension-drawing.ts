import type { DrawingData } from '#shared/contract/drawing.ts';
import { drawDesign } from './designs.ts';
import { dimensionLine } from './dimension-line.ts';
import {
  layOutDimensionDrawing,
  type DimensionDrawingLayout,
  type DimensionDrawingModel,
} from './dimension-drawing-layout.ts';
import type { Shape } from './shapes.ts';

/** An element of the drawing, in millimetres of the product: shared by the page, the download and the guide. */
export type DimensionDrawingElement =
  | { kind: 'elevation'; x: number; y: number; shapes: Shape[] }
  | { kind: 'view'; x: number; y: number; width: number; height: number }
  | { kind: 'wall' | 'floor' | 'dimension'; d: string }
  | { kind: 'fixing'; x: number; y: number; r: number }
  | DimensionDrawingText;

export type DimensionDrawingText = {
  kind: 'figure' | 'name';
  text: string;
  size: number;
  /** Position; upright texts are rotated about it, and `shift` then moves them across their baseline. */
  x: number;
  y: number;
  upright: boolean;
  shift: number;
  anchor: 'start' | 'middle' | 'end';
};

export type DimensionDrawingMessages = {
  front: string;
  side: string;
  top: string;
  /** Formats a length in the language. */
  figure: (millimetres: number) => string;
};

export type DimensionDrawing = { width: number; height: number; elements: DimensionDrawingElement[] };

type Point = [x: number, y: number];

const VIEW_NAME_DROP = 1.6;
const TICK = 0.3;

/** Draws front, side and top of one size with its dimensions, its fixing points and the floor. */
export function drawDimensionDrawing(
  drawing: Pick<DrawingData, 'design' | 'floor_distance'>,
  model: DimensionDrawingModel,
  messages: DimensionDrawingMessages,
): DimensionDrawing {
  const { width, height, depth } = model;
  const layout = layOutDimensionDrawing(model, drawing.floor_distance);
  const { front, side, top, text: size } = layout;
  const dimension = (from: Point, to: Point, length: number, isBeside = false) =>
    dimensionElements(from, to, messages.figure(length), size, isBeside);
  return {
    width: layout.width,
    height: layout.height,
    elements: [
      { kind: 'elevation', ...front, shapes: drawDesign(drawing.design, width, height) },
      { kind: 'view', ...side, width: depth, height },
      { kind: 'view', ...top, width, height: depth },
      { kind: 'wall', d: layout.wallLine },
      ...(layout.floorLine ? [{ kind: 'floor' as const, d: layout.floorLine }] : []),
      ...dimension([front.x, layout.above], [front.x + width, layout.above], width),
      ...dimension([layout.before, front.y], [layout.before, front.y + height], height),
      ...dimension([side.x, layout.above], [side.x + depth, layout.above], depth),
      ...(layout.floorLine
        ? dimension([layout.after, front.y + height], [layout.after, layout.floor], drawing.floor_distance)
        : []),
      ...fixingElements(layout, model, drawing.floor_distance, dimension),
      name(messages.front, front.x, layout.names, size),
      name(messages.side, side.x, layout.names, size),
      name(messages.top, front.x, top.y + depth + size * VIEW_NAME_DROP, size),
    ],
  };
}

type DrawDimension = (
  from: Point,
  to: Point,
  length: number,
  isBeside?: boolean,
) => DimensionDrawingElement[];

/** Draws the fixing points with their distances from each other, from the edge and from the floor. */
function fixingElements(
  layout: DimensionDrawingLayout,
  model: DimensionDrawingModel,
  floorDistance: number,
  dimension: DrawDimension,
): DimensionDrawingElement[] {
  const { fixings, front, side, floorLine, beforeSide } = layout;
  if (!fixings) return [];
  const { columns, rows, below, dot } = fixings;
  const [left = 0, right = left] = [columns[0], columns.at(-1)];
  const [upper = 0, lower = upper] = [rows[0], rows.at(-1)];
  const ground = floorLine ? layout.floor : front.y + model.height;
  const toGround = model.height - lower + (floorLine ? floorDistance : 0);
  const mark = (x: number, y: number): DimensionDrawingElement => ({ kind: 'fixing', x, y, r: dot });
  return [
    ...model.fixings.map(({ x, y }) => mark(front.x + x, front.y + y)),
    ...rows.map((y) => mark(side.x + model.depth, front.y + y)),
    ...dimension([front.x, below], [front.x + left, below], left, true),
    ...(right > left ? dimension([front.x + left, below], [front.x + right, below], right - left) : []),
    ...(lower > upper
      ? dimension([beforeSide, front.y + upper], [beforeSide, front.y + lower], lower - upper)
      : []),
    ...dimension([beforeSide, front.y + lower], [beforeSide, ground], toGround),
  ];
}

/** Draws a dimension with 45° ticks and its figure; `isBeside` puts the figure beside a short line. */
function dimensionElements(
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

function name(text: string, x: number, y: number, size: number): DimensionDrawingText {
  return { kind: 'name', text, size, x, y, upright: false, shift: 0, anchor: 'start' };
}
