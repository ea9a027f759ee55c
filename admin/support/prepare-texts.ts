import type { RaRecord } from 'ra-core';
import { LOCALES } from '#shared/locale.ts';

type Texts = Record<string, unknown>;

/**
 * Typed texts by language as the API takes them: a language in which nothing is typed is `null`.
 * @param empty the fields of a language, with what stands for a field without a value
 */
export function prepareTexts(typed: RaRecord, empty: Texts): RaRecord {
  const written = (typed['texts'] ?? {}) as Record<string, Texts | null | undefined>;
  return {
    ...typed,
    texts: Object.fromEntries(LOCALES.map((lang) => [lang, complete(written[lang], empty)])),
  };
}

function complete(texts: Texts | null | undefined, empty: Texts): Texts | null {
  const names = Object.keys(empty);
  if (names.every((name) => isEmpty(texts?.[name]))) return null;
  return Object.fromEntries(names.map((name) => [name, texts?.[name] ?? empty[name]]));
}

function isEmpty(value: unknown): boolean {
  return (
    value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0)
  );
}
