import type { Locale } from '#shared/locale.ts';

const WORDS: Readonly<Record<Locale, readonly string[]>> = {
  fr: 'zéro un deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize'.split(
    ' ',
  ),
  en: 'nought one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen'.split(
    ' ',
  ),
};
const TENS: Readonly<Record<Locale, Readonly<Record<string, number>>>> = {
  fr: { vingt: 20, trente: 30, quarante: 40, cinquante: 50, soixante: 60, une: 1 },
  en: { twenty: 20, thirty: 30, forty: 40, fifty: 50, sixty: 60 },
};
const THOUSAND = /^(\p{L}+) (?:mille|thousand)$/u;

/**
 * Parses a number in figures (`1 900`, `1,900`) or in words up to sixty and round thousands; `undefined`
 * for other words.
 */
export function readNumber(text: string, lang: Locale): number | undefined {
  const figures = text.replaceAll(/[\s\u00a0,]/g, '');
  if (/^\d+$/.test(figures)) return Number(figures);
  const word = text.toLowerCase();
  const [, thousands] = THOUSAND.exec(word) ?? [];
  if (thousands !== undefined) {
    const count = readNumber(thousands, lang);
    return count === undefined ? undefined : count * 1000;
  }
  const index = WORDS[lang].indexOf(word);
  return index >= 0 ? index : TENS[lang][word];
}
