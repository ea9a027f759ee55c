import { searchKey } from '#shared/domain/text-keys.ts';
import type { ListRow, ParsedList } from './parse-list.ts';
import { readPieces } from './read-pieces.ts';

/** Columns of a table, counted from zero. `quantity` is null when the table has none: one piece per row. */
export type Columns = { hasHead: boolean; reference: number; quantity: number | null };

export type Guess = {
  hasHead: boolean;
  reference: number | null;
  quantity: number | null;
  /** The columns are unambiguous, so the visitor need not confirm them. */
  isSure: boolean;
};

/** Minimum share of valid quantities in a column; invalid ones are reported line by line. */
const FITTING_SHARE = 0.6;
const MAX_FIGURE = 6;
/** Number of rows used for the guess. */
export const GUESS_ROWS = 50;

/** Words for a reference in column headers, and words that may accompany them. */
const REFERENCE_WORDS = words(
  'ref refs reference references article articles art produit product item part sku ean gtin upc barcode mpn code barres',
);
const BESIDE_REFERENCE = words(
  'n no num numero number nr nbr id de du la catalogue fournisseur frs fabricant supplier manufacturer interne',
);
/** Words that mark our own code, in contrast to the buyer's. */
const OURS = words('fournisseur frs fabricant supplier manufacturer mpn');
const QUANTITY_WORDS = words(
  'qte qtes qt qty quantite quantites quantity quantities nombre nb nbre pcs pieces units unites',
);
const BESIDE_QUANTITY = words(
  'cde cdee cdees commande commandee commandees cmd ordered order a commander to souhaitee demandee voulue required requested de',
);

/** Counts the first rows with a known reference in a column. */
export type CountKnown = (column: number) => number;

/**
 * Guesses the columns of reference and quantity from headers and rows. The guess is certain for a table with
 * two columns, or when every row fits, and the quantities cannot be line numbers.
 * @param countKnown - rows of `sampleOf` with a known reference, by column
 */
export function guessColumns({ rows, width, isBroken }: ParsedList, countKnown: CountKnown): Guess {
  const names = (rows[0]?.cells ?? []).map(nameWords);
  const named = names.map(isReferenceName);
  const isHead = named.includes(true) || names.some(isQuantityName);
  const columns = Array.from({ length: width }, (_, index) => index);
  const known = columns.map(countKnown);
  const reference = bestReference(columns, { known, named, names });
  const body = isHead ? rows.slice(1) : rows;
  const quantity = bestQuantity(columns, { names, body, reference });
  const guess = { hasHead: isHead, reference, quantity };
  return { ...guess, isSure: !isBroken && width <= 2 && isSureTable(body, guess, { names, known, width }) };
}

/** Cells of the first rows of a column, which the guess is based on. */
export function sampleOf({ rows }: ParsedList, column: number): string[] {
  return rows.slice(0, GUESS_ROWS).flatMap(({ cells }) => cells[column] || []);
}

function words(list: string): ReadonlySet<string> {
  return new Set(list.split(' '));
}

/** Words of a column's header. U+FFFD replaces é in files of older programs that were decoded as UTF-8. */
function nameWords(name: string): string[] {
  const key = searchKey(name.replaceAll('\uFFFD', 'e')).replace(/^(ean|gtin|upc) ?\d{1,2}$/, '$1');
  return key.split(' ').filter(Boolean);
}

function isReferenceName(name: string[]): boolean {
  return isName(name, REFERENCE_WORDS, BESIDE_REFERENCE);
}

function isQuantityName(name: string[]): boolean {
  return isName(name, QUANTITY_WORDS, BESIDE_QUANTITY);
}

function isName(name: string[], own: ReadonlySet<string>, beside: ReadonlySet<string>): boolean {
  return name.some((word) => own.has(word)) && name.every((word) => own.has(word) || beside.has(word));
}

type Facts = { known: number[]; named: boolean[]; names: string[][] };

function bestReference(columns: number[], { known, named, names }: Facts): number | null {
  const score = (column: number) =>
    (known[column] ?? 0) * 4 +
    (named[column] ? 2 : 0) +
    (names[column]?.some((word) => OURS.has(word)) ? 1 : 0);
  const [best] = columns.toSorted((one, other) => score(other) - score(one));
  return best !== undefined && score(best) > 0 ? best : null;
}

function bestQuantity(
  columns: number[],
  { names, body, reference }: { names: string[][]; body: ListRow[]; reference: number | null },
): number | null {
  const others = columns.filter((column) => column !== reference);
  const named = others.find((column) => isQuantityName(names[column] ?? []));
  if (named !== undefined) return named;
  const fitting = others.filter((column) => areQuantities(body, column));
  // Columns before the references are as often line numbers as quantities.
  return fitting.find((column) => reference !== null && column > reference) ?? fitting[0] ?? null;
}

function areQuantities(body: ListRow[], column: number): boolean {
  const cells = body.slice(0, GUESS_ROWS).flatMap(({ cells: row }) => row[column] || []);
  return cells.length > 0 && cells.filter(isFigure).length / cells.length >= FITTING_SHARE;
}

/** A quantity, or text that stands for one: `-1`, `1e9`, `?`. */
function isFigure(cell: string): boolean {
  return (
    typeof readPieces(cell) === 'number' || (cell.length <= MAX_FIGURE && /^[-+\u2212]?[\d?]/.test(cell))
  );
}

function isSureTable(
  body: ListRow[],
  { hasHead, reference, quantity }: Omit<Guess, 'isSure'>,
  { names, known, width }: { names: string[][]; known: number[]; width: number },
): boolean {
  if (width < 2) return true;
  if (reference === null || quantity === null) return false;
  // With a header, the header must name the quantity.
  if (hasHead && !isQuantityName(names[quantity] ?? [])) return false;
  const isNamed = hasHead && isReferenceName(names[reference] ?? []);
  // With two columns of figures, only a known reference identifies the column of references.
  const mayBeReference = (known[quantity] ?? 0) > 0;
  if (mayBeReference || (!isNamed && (known[reference] ?? 0) === 0)) return false;
  return hasHead || quantity > reference || !isCount(body, quantity);
}

/** Line numbers 1, 2, 3 … rather than quantities. */
function isCount(body: ListRow[], column: number): boolean {
  return body.length > 1 && body.every(({ cells }, index) => readPieces(cells[column] ?? '') === index + 1);
}
