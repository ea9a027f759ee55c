const BEGINS_WITH_NUMBER = /^[±+−–-]?\s?\d/;
/** Units are short: `°C`, `m³/h`, `ans`. */
const WORD = /\p{L}{5}/u;

/** Which columns hold figures and nothing else: those stand on the right. The first names its row. */
export function findFigureColumns(rows: readonly (readonly string[])[]): boolean[] {
  const [first = []] = rows;
  return first.map((_cell, column) => column > 0 && rows.every((row) => isFigure(row[column] ?? '')));
}

/** A number with its sign and unit, a range, or a dash for none. */
function isFigure(cell: string): boolean {
  return cell === '–' || cell === '—' || (BEGINS_WITH_NUMBER.test(cell) && !WORD.test(cell));
}
