import type { Locale } from '#shared/locale.ts';

const NO_BREAK = '\u00a0';
const UNITS =
  'W|kW|kWh|Wh|kVA|V|A|Hz|mm|cm|m|m²|m³|m³/h|km|L|l|kg|g|Pa|bar|dB|dB\\(A\\)|lm|°C|°|%|€|h|min|s|ans|an|mois|jours|years|months|days';
const NUMBER_AND_UNIT = new RegExp(`(\\d) (?=(?:${UNITS})(?![\\p{L}\\d]))`, 'gu');
const DIGIT_GROUPS = /(\d) (?=\d{3}(?!\d))/g;
const BEFORE_HIGH_SIGNS = / (?=[:;?!»](?![-|]))/g;
const AFTER_OPENING_QUOTE = /« /g;

/**
 * Typesets the texts of a value at any depth: no line break between a number and its unit; in French, none before `:
 * ; ? !` and within quotation marks. Addresses and codes, which have no spaces, are unchanged.
 */
export function typeset<Value>(value: Value, lang: Locale): Value;
export function typeset(value: unknown, lang: Locale): unknown {
  if (typeof value === 'string') return typesetText(value, lang);
  if (Array.isArray(value)) return value.map((item: unknown) => typeset(item, lang));
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, typeset<unknown>(item, lang)]));
}

function typesetText(text: string, lang: Locale): string {
  const measured = text.replace(NUMBER_AND_UNIT, `$1${NO_BREAK}`);
  if (lang !== 'fr') return measured;
  return measured
    .replace(DIGIT_GROUPS, `$1${NO_BREAK}`)
    .replace(BEFORE_HIGH_SIGNS, NO_BREAK)
    .replace(AFTER_OPENING_QUOTE, `«${NO_BREAK}`);
}
