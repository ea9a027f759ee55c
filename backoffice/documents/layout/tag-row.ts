import { MARGIN, WIDTH, type Sheet } from './sheet.ts';

/** A cell of a table; `scope` makes it a header of its row or column. */
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

/** The left edge of a column in points; `widths` are shares of the page's width. */
export function columnLeft(widths: readonly number[], column: number): number {
  return widths.slice(0, column).reduce((sum, share) => sum + WIDTH * share, MARGIN);
}
