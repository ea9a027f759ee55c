import type { Kysely } from 'kysely';
import type { Schema } from '#backoffice/database/schema.ts';
import type { Scope } from '#backoffice/http/scope.ts';
import { removeTypesetting } from '#backoffice/shop/translations.ts';
import type { RecordOf } from '#shared/contract/records.ts';
import { categoryRecord } from '#shared/contract/shop/catalogue-record.ts';

/**
 * Writes the texts of a category in the language of the call to the record that exports and products read, which its
 * present address identifies. Called before the address changes. A category of operators has no such record.
 */
export async function storeCategoryRecord(
  db: Kysely<Schema>,
  { siteId, lang }: Scope,
  id: number,
  { name, slug, intro, search_words: words = [], signature }: RecordOf<'category'>,
): Promise<void> {
  const present = await db
    .selectFrom('category_translation')
    .where('category_id', '=', id)
    .where('lang', '=', lang)
    .select('slug')
    .executeTakeFirst();
  const rows = await db
    .selectFrom('shop_record')
    .where('site_id', '=', siteId)
    .where('kind', '=', 'category')
    .select(['key', 'record'])
    .execute();
  const stored = rows
    .map(({ record }) => categoryRecord.parse(JSON.parse(record)))
    .find((category) => category.slug[lang] === present?.slug);
  if (!stored) return;
  const record = {
    ...stored,
    signature,
    name: { ...stored.name, [lang]: removeTypesetting(name, lang) },
    slug: { ...stored.slug, [lang]: slug },
    intro: { ...stored.intro, [lang]: removeTypesetting(intro, lang) },
    search_words: { ...stored.search_words, [lang]: words },
  };
  await db
    .updateTable('shop_record')
    .set({ record: JSON.stringify(record) })
    .where('site_id', '=', siteId)
    .where('kind', '=', 'category')
    .where('key', '=', stored.key)
    .execute();
}
