import { Failure } from '#backoffice/http/failure.ts';
import { formatMessage } from '#backoffice/messages/format-message.ts';
import type { Facet } from '#shared/contract/product-list.ts';
import { LOCALES, type Locale } from '#shared/locale.ts';
import type { IndexedDocument, DocumentIndex } from './document-index.ts';

/** Chosen values by facet: values of one facet are alternatives, facets are combined. */
export type Choices = Readonly<Record<string, readonly string[]>>;

const CODES = ['CATEGORY', 'TYPE', 'LANG', 'PRODUCT'] as const;
type Code = (typeof CODES)[number];

const LANGUAGES: Record<Locale, string> = { fr: 'Français', en: 'English' };

/** @throws Failure 404 for an unknown facet. */
export function requireKnownFilters(choices: Choices): void {
  if (Object.keys(choices).every((code) => CODES.some((known) => known === code))) return;
  throw new Failure(404, { code: 'unknown_filter', message: 'There is no such filter.' });
}

export function fits(entry: IndexedDocument, choices: Choices): boolean {
  return Object.entries(choices).every(([code, chosen]) =>
    valuesOf(entry, code as Code).some((value) => chosen.includes(value)),
  );
}

/** Languages whose files are listed: the chosen ones, else all, the page's own first. */
export function chosenLanguages(choices: Choices, lang: Locale): Locale[] {
  const chosen = choices['LANG'] ?? LOCALES;
  return [lang, ...LOCALES.filter((other) => other !== lang)].filter((each) => chosen.includes(each));
}

/**
 * Disjunctive counts: a facet ignores its own choices. The product facet is offered once the
 * list is narrowed down.
 */
export function countDocuments(
  offered: readonly IndexedDocument[],
  choices: Choices,
  families: DocumentIndex['families'],
  lang: Locale,
): Facet[] {
  const isNarrow = Boolean(choices['CATEGORY'] ?? choices['PRODUCT']);
  return CODES.filter((code) => code !== 'PRODUCT' || isNarrow).map((code): Facet => {
    const { [code]: _own, ...others } = choices;
    const left = offered.filter((entry) => fits(entry, others));
    const counts = countBy(left, code);
    return {
      code,
      label: formatMessage(lang, `documents.facet.${code}`),
      type: 'checkbox',
      unit: null,
      options: optionsOf(code, code === 'PRODUCT' ? left : offered, families)
        .filter(({ value }) => counts.has(value) || choices[code]?.includes(value) || code !== 'PRODUCT')
        .map((option) => ({ ...option, count: counts.get(option.value) ?? 0 })),
      min: null,
      max: null,
      total_without: left.length,
    };
  });
}

function countBy(entries: readonly IndexedDocument[], code: Code): Map<string, number> {
  const counts = new Map<string, number>();
  for (const value of entries.flatMap((entry) => valuesOf(entry, code))) {
    counts.set(value, (counts.get(value) ?? 0) + 1);
  }
  return counts;
}

function optionsOf(
  code: Code,
  entries: readonly IndexedDocument[],
  families: DocumentIndex['families'],
): { value: string; label: string }[] {
  switch (code) {
    case 'CATEGORY': {
      const used = new Set(entries.flatMap((entry) => entry.families));
      return families
        .filter(({ slug }) => used.has(slug))
        .map(({ slug, name }) => ({ value: slug, label: name }));
    }
    case 'TYPE':
      return distinct(entries.map(({ kind, title }) => [kind, title]));
    case 'LANG':
      return LOCALES.map((value) => ({ value, label: LANGUAGES[value] }));
    case 'PRODUCT':
      return distinct(
        entries.flatMap(({ products }) =>
          products.map(({ reference, name }): [string, string] => [reference.toLowerCase(), name]),
        ),
      ).toSorted((one, other) => one.label.localeCompare(other.label, 'fr'));
  }
}

function valuesOf(entry: IndexedDocument, code: Code): string[] {
  switch (code) {
    case 'CATEGORY':
      return entry.families;
    case 'TYPE':
      return [entry.kind];
    case 'LANG':
      return [...LOCALES];
    case 'PRODUCT':
      return entry.products.map(({ reference }) => reference.toLowerCase());
  }
}

function distinct(pairs: [value: string, label: string][]): { value: string; label: string }[] {
  return [...new Map(pairs)].map(([value, label]) => ({ value, label }));
}
