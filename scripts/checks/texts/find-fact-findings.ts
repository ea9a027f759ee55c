import type { SiteText } from './collect-texts.ts';
import { PHONES } from './shop-facts.data.ts';
import { LINE_HOURS, NUMBER_RULES, OTHER_PHONES, STATEMENT_RULES } from './fact-rules.data.ts';
import { readNumber } from './number-words.ts';

const PHONE = { fr: /(?<!\d)0\d(?:[ \u00a0]\d\d){4}/g, en: /\+33[ \u00a0]\d(?:[ \u00a0]\d\d){4}/g };
const SERIAL = /(?<![A-Z\d-])[A-Z]{3}-\d{4}-\d+(?!\d)/g;
const PLATE_SERIAL = /^[A-Z]{3}-\d{4}-\d{5}$/;
const CLOCK = /\d (?:h|a\.m\.|p\.m\.)/;

/** Texts that contradict scripts/checks/texts/shop-facts.data.ts, one line each. */
export function findFactFindings(texts: readonly SiteText[]): string[] {
  return texts.flatMap((text) => [
    ...numberFindings(text),
    ...statementFindings(text),
    ...phoneFindings(text),
    ...serialFindings(text),
  ]);
}

function numberFindings({ location, lang, text }: SiteText): string[] {
  return NUMBER_RULES.flatMap(({ fact, value, patterns }) =>
    [...text.matchAll(patterns[lang])].flatMap(([found, ...groups]) => {
      const number = readNumber(groups.find(Boolean) ?? '', lang);
      return number === undefined || number === value
        ? []
        : [`${location} (${lang}): ${fact} is ${value}, not “${found}”`];
    }),
  );
}

function statementFindings({ location, lang, text }: SiteText): string[] {
  return STATEMENT_RULES.filter((rule) => rule.lang === lang && rule.pattern.test(text)).map(
    ({ fact }) => `${location} (${lang}): ${fact}`,
  );
}

function phoneFindings({ location, lang, text }: SiteText): string[] {
  const phones = (text.match(PHONE[lang]) ?? []).map((phone) => phone.replaceAll('\u00a0', ' '));
  const known = new Set<string>(Object.values(PHONES[lang]));
  const foreign = phones.filter(
    (phone) => !known.has(phone) && !OTHER_PHONES.some((other) => other.test(phone)),
  );
  const hasHours = CLOCK.test(text.replaceAll('\u00a0', ' '));
  const missing = LINE_HOURS.filter(
    (line) => line.lang === lang && hasHours && phones.includes(line.phone) && !line.hours.test(text),
  );
  return [
    ...foreign.map((phone) => `${location} (${lang}): ${phone} is no number of the shop`),
    ...missing.map(({ phone }) => `${location} (${lang}): states other hours for ${phone}`),
  ];
}

function serialFindings({ location, lang, text }: SiteText): string[] {
  return (text.match(SERIAL) ?? [])
    .filter((serial) => !PLATE_SERIAL.test(serial))
    .map((serial) => `${location} (${lang}): ${serial} is no serial number`);
}
