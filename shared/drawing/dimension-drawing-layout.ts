import type { ProductModel } from '#shared/contract/product.ts';
import { fixingGrid, type FixingGrid } from './fixing-grid.ts';
import { NUMBER_ROOM, numberSide, type NumberSide } from './number-side.ts';

/** Products that hang higher are drawn without the floor, which would be off the drawing. */
const MAX_FLOOR_RATIO = 0.8;

export type DimensionDrawingModel = Pick<
  ProductModel,
  'label' | 'width' | 'height' | 'depth' | 'fixings' | 'connections' | 'clearances'
>;

/** Positions in the drawing, in millimetres of the product. */
export type DimensionDrawingLayout = {
  width: number;
  height: number;
  text: number;
  front: { x: number; y: number };
  side: { x: number; y: number };
  top: { x: number; y: number };
  /** Positions of the dimension lines: above the views, before and after the front, before the side. */
  above: number;
  before: number;
  after: number;
  beforeSide: number;
  /** Names of front and side, and of the top. */
  names: number;
  topName: number;
  floor: number;
  wallLine: string;
  /** `undefined` if the floor is not drawn. */
  floorLine: string | undefined;
  /** `undefined` for products without wall fixings. */
  fixings: (FixingGrid & { below: number; dot: number }) | undefined;
};

/** Lays out front, side and top views of a size around its dimensions. */
export function layOutDimensionDrawing(
  { width, height, depth, fixings, connections = [] }: DimensionDrawingModel,
  floorDistance: number,
): DimensionDrawingLayout {
  const size = Math.max(width, height);
  const unit = size / 20;
  const text = unit * 0.62;
  const used = new Set(connections.map((connection) => numberSide(connection, width)));
  const room = (side: NumberSide) => (used.has(side) ? text * NUMBER_ROOM : 0);
  const front = { x: unit * 3 + room('left'), y: unit * 2.6 + room('above') };
  const after = front.x + width + room('right');
  const side = { x: after + unit * 5, y: front.y };
  const showsFloor = floorDistance > 0 && floorDistance < height * MAX_FLOOR_RATIO;
  const grid = fixingGrid(fixings);
  const foot = front.y + height + room('below');
  const below = foot + unit * 1.2;
  const ground = front.y + height + (showsFloor ? floorDistance : 0);
  const lowest = grid ? below + unit * 0.3 : foot;
  const floor = showsFloor ? Math.max(ground, lowest) : ground;
  const names = Math.max(floor, grid ? below : foot) + unit * 1.4;
  const top = { x: front.x, y: names + unit * 1.6 };
  const right = side.x + depth + unit * 2;
  const topFoot = top.y + depth + (connections.some(({ face }) => face === 'front') ? text : 0);
  return {
    width: Math.ceil(Math.max(right, after + unit * 3)),
    height: Math.ceil(topFoot + unit * 2),
    text,
    front,
    side,
    top,
    above: front.y - room('above') - unit * 0.9,
    before: front.x - room('left') - unit * 0.9,
    after: front.x + width + unit * 0.9 + (used.has('below') ? text : 0),
    beforeSide: side.x - unit * 0.9,
    names,
    topName: topFoot + text * 1.6,
    floor,
    wallLine: `M${side.x + depth + unit * 0.3} ${front.y - unit * 0.4}V${floor}`,
    floorLine: showsFloor ? `M${unit} ${floor}H${right}` : undefined,
    fixings: grid && { ...grid, below, dot: unit * 0.2 },
  };
}
