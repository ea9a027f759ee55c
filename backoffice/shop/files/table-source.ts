import type { Position } from './finding.ts';

/** A row of a table with the position of its cells, counted from zero. */
export type SourceRow = { cells: readonly string[]; at: (index: number) => Position };
