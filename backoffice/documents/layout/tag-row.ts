import type { Sheet } from './sheet.ts';

/** A cell of a table: `scope` for one that names its row or its column. */
export type Cell = { scope?: 'Row' | 'Column'; draw: () => void };

/** Draws a row of a table, cell by cell. Only for use inside a group `Table`. */
export function tagRow(sheet: Sheet, cells: readonly Cell[]): void {
  sheet.group('TR', () => {
    for (const { scope, draw } of cells) {
      if (scope) sheet.tag('TH', draw, { scope });
      else sheet.tag('TD', draw);
    }
  });
}
