import type { Locale } from '#shared/locale.ts';

const PHONE = /(?:\+33[ \u00a0]|\b0)\d(?:[ \u00a0]\d{2}){4}|\b0[ \u00a0]800(?:[ \u00a0]\d{2}){3}/g;
const LINK_URL = /\]\([^)]*\)/g;
const CLOCK = /\b(\d{1,2})(?:[.:](\d{2}))?[ \u00a0](a|p)\.?m\b\.?/g;
const THOUSANDS = { fr: /(\d)[ \u00a0\u202f](?=\d{3}(?!\d))/g, en: /(\d),(?=\d{3}(?!\d))/g };
const NUMBER = /\d+(?:\.\d+)?/g;

/**
 * The numbers in a text, sorted: thousands joined, decimals with a point, clock times in 24-hour format, no
 * phone numbers.
 */
export function figuresOf(text: string, lang: Locale): string[] {
  const plain = text.replaceAll(LINK_URL, ']').replaceAll(PHONE, '').replaceAll(THOUSANDS[lang], '$1');
  const decimal =
    lang === 'fr' ? plain.replaceAll(/(\d),(?=\d)/g, '$1.') : plain.replaceAll(CLOCK, toFullDay);
  return (decimal.match(NUMBER) ?? []).map((number) => String(Number(number))).toSorted();
}

function toFullDay(_clock: string, hour: string, minutes: string | undefined, half: string): string {
  const onFullDay = (Number(hour) % 12) + (half === 'p' ? 12 : 0);
  return minutes === undefined ? `${onFullDay} ` : `${onFullDay} ${minutes} `;
}

/** The texts of two parallel values in pairs, at any depth. A text without counterpart is paired with an empty one. */
export function textPairs(french: unknown, english: unknown): [french: string, english: string][] {
  if (typeof french === 'string' || typeof english === 'string') return [[asText(french), asText(english)]];
  if (!isObject(french) && !isObject(english)) return [];
  const keys = new Set([...keysOf(french), ...keysOf(english)]);
  return [...keys].flatMap((key) => textPairs(entry(french, key), entry(english, key)));
}

const asText = (value: unknown) => (typeof value === 'string' ? value : '');
const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;
const keysOf = (value: unknown) => (isObject(value) ? Object.keys(value) : []);
const entry = (value: unknown, key: string): unknown =>
  isObject(value) ? Object.entries(value).find(([name]) => name === key)?.[1] : undefined;
