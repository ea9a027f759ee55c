import type { Kysely } from 'kysely';
import type { Schema } from '#backoffice/database/schema.ts';
import { invalidRequest } from '#backoffice/http/failure.ts';
import type { Scope } from '#backoffice/http/scope.ts';
import { loadEntries, type StoredEntry } from '#backoffice/shop/content/load-content.ts';
import { LOCALES, type Locale } from '#shared/locale.ts';

/** @throws Failure 400 for an address that another entry has */
export function requireFreeSlugs(
  entries: readonly StoredEntry[],
  own: number | undefined,
  slugIn: (lang: Locale) => string | undefined,
): void {
  const taken = LOCALES.filter((lang) => {
    const slug = slugIn(lang);
    return slug !== undefined && entries.some(({ id, texts }) => id !== own && texts[lang]?.slug === slug);
  });
  if (taken.length > 0)
    throw invalidRequest(Object.fromEntries(taken.map((lang) => [`texts.${lang}.slug`, 'taken'])));
}

/** The category of a code. @throws Failure 400 for an unknown one */
export async function requireSavCategory(
  db: Kysely<Schema>,
  scope: Scope,
  code: string,
  field: string,
): Promise<StoredEntry> {
  const category = (await loadEntries(db, scope, 'sav_category')).find(({ key }) => key === code);
  if (!category) throw invalidRequest({ [field]: 'unknown' });
  return category;
}
