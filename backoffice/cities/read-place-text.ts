import { searchKey } from '#shared/domain/text-keys.ts';
import { toTypedLine } from '#shared/domain/typed-text.ts';

/** Place in a text: a postcode prefix, a name prefix, or both. */
export type PlaceText = { zipcode: string | undefined; name: string };

/** A postcode in two groups: `44 000`. */
const SPACED_POSTCODE = /(?<![\d.])(\d{2})[ .](\d{3})(?![\d.])/g;
const ABBREVIATIONS: Record<string, string> = { st: 'saint', ste: 'sainte', sts: 'saints', stes: 'saintes' };
const EMPTY_WORDS = new Set(['cedex', 'france', 'arrondissement', 'arr']);

/** Cities with districts: base of their postcodes and number of districts. */
const DISTRICTS: Record<string, { base: number; count: number }> = {
  paris: { base: 75_000, count: 20 },
  lyon: { base: 69_000, count: 9 },
  marseille: { base: 13_000, count: 16 },
};

/**
 * Parses a postcode, a commune, a district (`Paris 12e`) or a whole address, its postcode
 * before its commune.
 */
export function readPlaceText(text: string): PlaceText {
  const words = searchKey(toTypedLine(text).replace(SPACED_POSTCODE, '$1$2')).split(' ');
  const district = readDistrict(words);
  if (district !== undefined) return { zipcode: district, name: '' };
  const at = words.findIndex((word) => /^\d{5}$/.test(word));
  const place = at >= 0 ? words.slice(at + 1) : words;
  const only = words.length === 1 && /^\d{2,4}$/.test(words[0] ?? '') ? words[0] : undefined;
  if (only !== undefined) return { zipcode: only, name: '' };
  return { zipcode: at >= 0 ? words[at] : undefined, name: toName(at === words.length - 1 ? [] : place) };
}

/** Name in the form of the register: abbreviations are expanded. */
export function toName(words: readonly string[]): string {
  return words
    .filter((word) => !EMPTY_WORDS.has(word) && !/^\d+(?:e|er|eme)?$/.test(word))
    .map((word) => ABBREVIATIONS[word] ?? word)
    .join(' ');
}

function readDistrict(words: readonly string[]): string | undefined {
  const [city = '', number = ''] = words;
  const known = Object.hasOwn(DISTRICTS, city) ? DISTRICTS[city] : undefined;
  const district = Number(/^(\d{1,2})(?:e|er|eme|nd)?$/.exec(number)?.[1] ?? 0);
  if (!known || district < 1 || district > known.count) return undefined;
  return String(known.base + district).padStart(5, '0');
}
