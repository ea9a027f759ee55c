import type { Fixing } from '#shared/contract/product.ts';
import type { ProductRecord, SizeRecord } from '#shared/contract/shop/product-record.ts';

const MAX_SIDE_SHARE = 0.3;
const MAX_ROW_SHARE = 0.35;
/** Brackets have a grid. */
const GRID = 5;

/** Fixing points of a size, seen from the front, from its upper left corner; none without brackets. */
export function fixingsOf(
  { drawing }: Pick<ProductRecord, 'drawing'>,
  { width, height }: Pick<SizeRecord, 'width' | 'height'>,
): Fixing[] {
  const brackets = drawing?.brackets;
  if (!brackets) return [];
  const side = onGrid(Math.min(brackets.side, width * MAX_SIDE_SHARE));
  const row = (distance: number) => onGrid(Math.min(distance, height * MAX_ROW_SHARE));
  const rows = [row(brackets.top), ...(brackets.bottom === undefined ? [] : [height - row(brackets.bottom)])];
  return rows.flatMap((y) => [side, width - side].map((x) => ({ x, y })));
}

function onGrid(value: number): number {
  return Math.floor(value / GRID) * GRID;
}
