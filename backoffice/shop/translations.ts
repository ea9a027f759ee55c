import { labelOf } from '#backoffice/database/labels.ts';
import { typeset } from '#shared/domain/typeset.ts';
import type { Locale } from '#shared/locale.ts';

export type Translations = Record<Locale, string>;

/** Columns of a text in each language: `name.fr`, `name.en`. */
type Columns<Field extends string> = Record<`${Field}.${Locale}`, string>;

/** Typesets the text that a row has in each language. */
export function readTranslations<Field extends string>(row: Columns<Field>, field: Field): Translations {
  const read = (lang: Locale) => typeset<string>(row[`${field}.${lang}`], lang);
  return { fr: read('fr'), en: read('en') };
}

/** A text in each language as it is stored. */
export function typesetTranslations({ fr, en }: Translations): Translations {
  return { fr: typeset(fr, 'fr'), en: typeset(en, 'en') };
}

/** Stored labels as their author typed them. */
export function plainTranslations(labels: unknown): Translations {
  return { fr: readPlainText(labels, 'fr'), en: readPlainText(labels, 'en') };
}

/** Plain spaces for the unbreakable ones that `typeset` sets; others stay. */
export function removeTypesetting(text: string, lang: Locale): string {
  const plain = text.replaceAll('\u00a0', ' ');
  return typeset(plain, lang) === text ? plain : text;
}

/** Text of stored labels as an author types it. */
export function readPlainText(labels: unknown, lang: Locale): string {
  return removeTypesetting(labelOf(labels, lang), lang);
}
