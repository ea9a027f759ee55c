import { plateKey } from '#shared/domain/plate-key.ts';

/** Keys that a text may match. */
export type ArticleKeys = {
  /** Keys of the article itself. */
  own: string[];
  /** Article key of a carton's GTIN-14. The number of pieces in the carton is unknown. */
  packed?: string;
};

const GTIN = /^\d{8}$|^\d{12,14}$/;
/** A code that a spreadsheet has rounded to a few digits: `2,08447E+12`. */
const SHORTENED = /^\d(?:[.,]\d+)?E\+\d{1,2}$/i;
const MIN_KEY = 3;
const MAX_KEY = 40;

/**
 * Keys of a current or former reference, or of a GTIN-8, -12, -13 or -14, with any grouping. Shorter GTINs
 * equal longer ones with leading zeros.
 */
export function articleKeys(text: string): ArticleKeys {
  const key = plateKey(text);
  if (key.length < MIN_KEY || key.length > MAX_KEY || !/[\d._\p{Pd}]/u.test(text)) return { own: [] };
  if (!GTIN.test(key)) return { own: [key] };
  const bare = key.replace(/^0+/, '');
  const own = [...new Set([key, bare, bare.padStart(13, '0'), bare.padStart(12, '0')])];
  const isCarton = key.length === 14 && !key.startsWith('0');
  return isCarton ? { own, packed: withCheckDigit(key.slice(1, 13)) } : { own };
}

/** Detects a code that a spreadsheet has rounded. */
export function isShortened(text: string): boolean {
  return SHORTENED.test(text.replaceAll(' ', ''));
}

/** Appends the check digit to the first twelve digits of a GTIN. */
export function withCheckDigit(digits: string): string {
  const sum = Array.from(digits).reduce(
    (total, digit, index) => total + Number(digit) * (index % 2 === 0 ? 1 : 3),
    0,
  );
  return digits + String((10 - (sum % 10)) % 10);
}
