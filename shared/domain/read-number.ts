import { toTypedLine } from './typed-text.ts';

/** Currencies and tax labels before or after a price. */
const CURRENCY = /^(?:€|\$|£|eur\b)|(?:€|\$|£|eur(?:os?)?|ht|ttc)\.?$/i;
const EURO_BETWEEN = /^(\d+) ?€ ?(\d{2})$/;

const PLAIN = /^\d+$/;
/** Thousands in groups of three, by spaces or apostrophes, and decimals. */
const GROUPED = /^\d{1,3}(?:[ '’]\d{3})+(?:[.,]\d+)?$/;
const BY_POINTS = /^[1-9]\d{0,2}(?:\.\d{3})+(?:,\d+)?$/;
const BY_COMMAS = /^[1-9]\d{0,2}(?:,\d{3})+(?:\.\d+)?$/;
const DECIMAL = /^\d*[.,]\d+$|^\d+[.,]$/;

type NumberOptions = {
  /** Unit that may follow, as in the field's label: `m²`. */
  unit?: string | undefined;
  /** Money never has three decimals: a group of three behind a comma or a point is thousands. */
  isMoney?: boolean;
};

/**
 * Parses a number of zero or more in common notations: `300,50`, `1 234.5`, `1.234,56`. An ambiguous text, such as
 * `1.234`, is refused unless it is an amount of money.
 *
 * @returns the number; undefined for anything else
 */
export function readDecimal(
  typed: string,
  { unit, isMoney = false }: NumberOptions = {},
): number | undefined {
  const text = withoutUnit(toTypedLine(typed.normalize('NFKC')), unit);
  if (PLAIN.test(text)) return Number(text);
  if (GROUPED.test(text)) return toNumber(text.replaceAll(/[ '’]/g, ''));
  const isByPoints = BY_POINTS.test(text);
  const isByCommas = BY_COMMAS.test(text);
  const hasTwoKinds = text.includes(',') && text.includes('.');
  const isRepeated = text.split(',').length > 2 || text.split('.').length > 2;
  if ((isByPoints || isByCommas) && (isMoney || hasTwoKinds || isRepeated))
    return toNumber(text.replaceAll(isByPoints ? '.' : ',', ''));
  if (isByPoints || isByCommas) return undefined;
  return DECIMAL.test(text) ? toNumber(text) : undefined;
}

/** Parses an amount of money: `300 €`, `€300.50`, `1.234,56 EUR`, `300€50`. Undefined for anything else. */
export function readAmount(typed: string): number | undefined {
  const text = toTypedLine(typed.normalize('NFKC'));
  const between = EURO_BETWEEN.exec(text);
  if (between) return Number(`${between[1]}.${between[2]}`);
  let amount = text;
  // « 300 € HT » has two suffixes.
  for (let count = 0; count < 3; count += 1) amount = amount.replace(CURRENCY, '').trim();
  return readDecimal(amount, { isMoney: true });
}

function withoutUnit(text: string, unit: string | undefined): string {
  const plain = unit?.normalize('NFKC').toLowerCase();
  if (!plain || !text.toLowerCase().endsWith(plain)) return text;
  return text.slice(0, -plain.length).trim();
}

function toNumber(text: string): number {
  return Number(text.replace(',', '.'));
}
