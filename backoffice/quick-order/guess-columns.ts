import { searchKey } from '#shared/domain/text-keys.ts';
import type { ListRow, ParsedList } from './parse-list.ts';
import { readPieces } from './read-pieces.ts';

/** Columns of a table, counted from zero. `quantity` is null where the table has none: one piece a row. */
export type Columns = { hasHead: boolean; reference: number; quantity: number | null };

export type Guess = {
  hasHead: boolean;
  reference: number | null;
  quantity: number | null;
  /** Nothing but these columns can be meant: nobody needs to be asked. */
  isSure: boolean;
};

/** Wrong quantities are named line by line: a few of them do not make another column. */
const FITTING_SHARE = 0.6;
const MAX_FIGURE = 6;
/** Rows that columns are guessed from. */
export const GUESS_ROWS = 50;

/** Words for a reference in heads of columns, and words that may stand beside it. */
const REFERENCE_WORDS = words(
  'ref refs reference references article articles art produit product item part sku ean gtin upc barcode mpn code barres',
);
const BESIDE_REFERENCE = words(
  'n no num numero number nr nbr id de du la catalogue fournisseur frs fabricant supplier manufacturer interne',
);
/** The code of the maker or seller is ours; a buyer's own says nothing here. */
const OURS = words('fournisseur frs fabricant supplier manufacturer mpn');
const QUANTITY_WORDS = words(
  'qte qtes qt qty quantite quantites quantity quantities nombre nb nbre pcs pieces units unites',
);
const BESIDE_QUANTITY = words(
  'cde cdee cdees commande commandee commandees cmd ordered order a commander to souhaitee demandee voulue required requested de',
);

/** How many of a table's first rows have a reference of ours in a column. */
export type CountKnown = (column: number) => number;

/**
 * Guesses which columns hold reference and quantity, by the names in the head and by what the rows hold. Sure is a
 * table of two columns or one in which every row fits, and whose quantities cannot be numbers of lines.
 *
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

/** Cells of the rows that columns are guessed from. */
export function sampleOf({ rows }: ParsedList, column: number): string[] {
  return rows.slice(0, GUESS_ROWS).flatMap(({ cells }) => cells[column] || []);
}

function words(list: string): ReadonlySet<string> {
  return new Set(list.split(' '));
}

/** Words of a column's name. Text of older programs that was read as UTF-8 has U+FFFD for é. */
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
  // Before the references stand numbers of lines as often as quantities.
  return fitting.find((column) => reference !== null && column > reference) ?? fitting[0] ?? null;
}

function areQuantities(body: ListRow[], column: number): boolean {
  const cells = body.slice(0, GUESS_ROWS).flatMap(({ cells: row }) => row[column] || []);
  return cells.length > 0 && cells.filter(isFigure).length / cells.length >= FITTING_SHARE;
}

/** A quantity, or what is meant for one: `-1`, `1e9`, `?`. */
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
  // A head must say what the figures are.
  if (hasHead && !isQuantityName(names[quantity] ?? [])) return false;
  const isNamed = hasHead && isReferenceName(names[reference] ?? []);
  // Two columns of figures: only a known reference tells them apart.
  const mayBeReference = (known[quantity] ?? 0) > 0;
  if (mayBeReference || (!isNamed && (known[reference] ?? 0) === 0)) return false;
  return hasHead || quantity > reference || !isCount(body, quantity);
}

/** 1, 2, 3 …: the numbers of the lines rather than quantities. */
function isCount(body: ListRow[], column: number): boolean {
  return body.length > 1 && body.every(({ cells }, index) => readPieces(cells[column] ?? '') === index + 1);
}
