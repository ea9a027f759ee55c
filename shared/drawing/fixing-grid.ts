import type { Fixing } from '#shared/contract/product.ts';

/** Fixing points by their columns and rows, in mm from the upper left corner of the front. */
export type FixingGrid = { columns: number[]; rows: number[] };

/** Returns `undefined` without fixings. */
export function fixingGrid(fixings: readonly Fixing[]): FixingGrid | undefined {
  if (fixings.length === 0) return undefined;
  return { columns: distinct(fixings.map(({ x }) => x)), rows: distinct(fixings.map(({ y }) => y)) };
}

function distinct(values: number[]): number[] {
  return [...new Set(values)].sort((a, b) => a - b);
}
