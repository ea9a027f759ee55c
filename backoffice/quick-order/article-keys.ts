import { plateKey } from '#shared/domain/plate-key.ts';

/** Keys a text may be known by. */
export type ArticleKeys = {
  /** Of the article itself. */
  own: string[];
  /** GTIN-14 of a carton: the article's key. How many pieces it holds is not known. */
  packed?: string;
};

const GTIN = /^\d{8}$|^\d{12,14}$/;
/** A code that a spreadsheet has rounded to a few digits: `2,08447E+12`. */
const SHORTENED = /^\d(?:[.,]\d+)?E\+\d{1,2}$/i;
const MIN_KEY = 3;
const MAX_KEY = 40;

/**
 * Keys of a reference, a former one or a GTIN-8, -12, -13 or -14, however it is grouped. GTINs of different lengths are
 * one number with zeros in front.
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

/** Tells whether a spreadsheet has cut digits off a code. */
export function isShortened(text: string): boolean {
  return SHORTENED.test(text.replaceAll(' ', ''));
}

/** Twelve digits of a GTIN and the one that follows from them. */
export function withCheckDigit(digits: string): string {
  const sum = Array.from(digits).reduce(
    (total, digit, index) => total + Number(digit) * (index % 2 === 0 ? 1 : 3),
    0,
  );
  return digits + String((10 - (sum % 10)) % 10);
}
