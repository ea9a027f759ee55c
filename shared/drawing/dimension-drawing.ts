import type { DrawingData } from '#shared/contract/drawing.ts';
import { drawDesign } from './designs.ts';
import type { DimensionDrawing, DimensionDrawingElement, Point } from './dimension-drawing-element.ts';
import { dimensionElements, viewName } from './dimension-elements.ts';
import {
  layOutDimensionDrawing,
  type DimensionDrawingLayout,
  type DimensionDrawingModel,
} from './dimension-drawing-layout.ts';

export type DimensionDrawingMessages = {
  front: string;
  side: string;
  top: string;
  /** Formats a length in the language. */
  figure: (millimetres: number) => string;
};

/** Draws front, side and top of one size with its dimensions, its fixing points, its connections and the floor. */
export function drawDimensionDrawing(
  drawing: Pick<DrawingData, 'design' | 'floor_distance'>,
  model: DimensionDrawingModel,
  messages: DimensionDrawingMessages,
  drawConnections: DrawConnections = () => [],
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
      ...drawConnections(layout, model),
      viewName(messages.front, front.x, layout.names, size),
      viewName(messages.side, side.x, layout.names, size),
      viewName(messages.top, front.x, layout.topName, size),
    ],
  };
}

/** Not imported here: the product page loads it later than the gallery, which shows the drawing without connections. */
export type DrawConnections = (
  layout: DimensionDrawingLayout,
  model: DimensionDrawingModel,
) => DimensionDrawingElement[];

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
