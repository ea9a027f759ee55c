import type { ProductModel } from '#shared/contract/product.ts';
import { fixingGrid, type FixingGrid } from './fixing-grid.ts';

/** Products that hang higher are drawn without the floor, which would be off the drawing. */
const MAX_FLOOR_RATIO = 0.8;

export type DimensionDrawingModel = Pick<ProductModel, 'label' | 'width' | 'height' | 'depth' | 'fixings'>;

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
  names: number;
  floor: number;
  wallLine: string;
  /** `undefined` if the floor is not drawn. */
  floorLine: string | undefined;
  /** `undefined` for products without wall fixings. */
  fixings: (FixingGrid & { below: number; dot: number }) | undefined;
};

/** Lays out front, side and top views of a size around its dimensions. */
export function layOutDimensionDrawing(
  { width, height, depth, fixings }: DimensionDrawingModel,
  floorDistance: number,
): DimensionDrawingLayout {
  const size = Math.max(width, height);
  const unit = size / 20;
  const front = { x: unit * 3, y: unit * 2.6 };
  const side = { x: front.x + width + unit * 5, y: front.y };
  const showsFloor = floorDistance > 0 && floorDistance < height * MAX_FLOOR_RATIO;
  const grid = fixingGrid(fixings);
  const below = front.y + height + unit * 1.2;
  const ground = front.y + height + (showsFloor ? floorDistance : 0);
  const floor = showsFloor && grid ? Math.max(ground, below + unit * 0.3) : ground;
  const names = Math.max(floor, grid ? below : 0) + unit * 1.4;
  const top = { x: front.x, y: names + unit * 1.6 };
  const right = side.x + depth + unit * 2;
  return {
    width: Math.ceil(Math.max(right, front.x + width + unit * 3)),
    height: Math.ceil(top.y + depth + unit * 2),
    text: unit * 0.62,
    front,
    side,
    top,
    above: front.y - unit * 0.9,
    before: front.x - unit * 0.9,
    after: front.x + width + unit * 0.9,
    beforeSide: side.x - unit * 0.9,
    names,
    floor,
    wallLine: `M${side.x + depth + unit * 0.3} ${front.y - unit * 0.4}V${floor}`,
    floorLine: showsFloor ? `M${unit} ${floor}H${right}` : undefined,
    fixings: grid && { ...grid, below, dot: unit * 0.2 },
  };
}
