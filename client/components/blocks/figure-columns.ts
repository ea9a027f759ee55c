import { isDay } from '#shared/domain/is-day.ts';

const BEGINS_WITH_NUMBER = /^[±+−–-]?\s?\d/;
/** Units are shorter: `°C`, `m³/h`, `ans`. */
const WORD = /\p{L}{5}/u;

/** Finds columns that contain only figures, which are aligned right. The first column is the row header. */
export function findFigureColumns(rows: readonly (readonly string[])[]): boolean[] {
  const [first = []] = rows;
  return first.map((_cell, column) => column > 0 && rows.every((row) => isFigure(row[column] ?? '')));
}

/** A number with sign and unit, a range, or a dash for none. A day is shown with the name of its month. */
function isFigure(cell: string): boolean {
  if (cell === '–' || cell === '—') return true;
  return BEGINS_WITH_NUMBER.test(cell) && !WORD.test(cell) && !isDay(cell);
}
