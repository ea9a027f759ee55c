import type { Kysely } from 'kysely';
import type { Schema } from '#backoffice/database/schema.ts';
import type { Scope } from '#backoffice/http/scope.ts';
import { audiencesOf } from '#backoffice/shop/audiences.ts';
import { loadVocabulary } from '#backoffice/shop/catalogue/load-catalogue.ts';
import { loadKeys } from '#backoffice/shop/load-keys.ts';
import { removeTypesetting } from '#backoffice/shop/translations.ts';
import { storeRecords } from '#backoffice/writes/shop/stored-records.ts';
import type { CategoryRecord } from '#shared/contract/shop/catalogue-record.ts';
import type { Locale } from '#shared/locale.ts';
import { storePushes } from './category-pushes.ts';

/** Keys of the categories with a record, by number. */
export type CategoryKeys = ReadonlyMap<number, string>;

type Texts = { name: string; slug: string; intro: string; search_words: string[]; push: unknown };
type Row = {
  id: number;
  parent_id: number | null;
  sales_plan_ids: number[];
  signature: boolean;
  position: number;
  scene: string | null;
  texts: Record<Locale, Texts>;
};

/** Reads the keys of categories, which their addresses identify: before a write changes one. */
export async function readCategoryKeys(db: Kysely<Schema>, siteId: number): Promise<CategoryKeys> {
  const { categories } = await loadVocabulary(db, siteId);
  return (await loadKeys(db, siteId, { categories, products: [] })).categoryKeys;
}

/**
 * Makes the records from which an export writes categories and pushes equal to the tables. A new category has the last
 * part of its French address as key; without texts in every language it has no record.
 */
export async function storeCategoryRecords(
  db: Kysely<Schema>,
  { siteId, plans }: Pick<Scope, 'siteId' | 'plans'>,
  keys: CategoryKeys,
): Promise<void> {
  const rows = await readRows(db, siteId);
  const named = nameRows(rows, keys);
  const { categories } = await loadVocabulary(db, siteId);
  const order = new Map(categories.map(({ key }, index) => [key, index]));
  const placeOf = ({ id }: Row) => order.get(named.get(id) ?? '') ?? order.size + id;
  const sorted = rows
    .filter(({ parent_id: parent }) => parent === null || named.has(parent))
    .toSorted((one, other) => placeOf(one) - placeOf(other));
  const records = sorted.map((row): CategoryRecord => {
    const siblings = sorted.filter(({ parent_id: parent }) => parent === row.parent_id);
    return {
      key: named.get(row.id) ?? '',
      parent: row.parent_id === null ? undefined : named.get(row.parent_id),
      audiences: audiencesOf(row.sales_plan_ids, plans),
      position: siblings.indexOf(row) === row.position ? undefined : row.position,
      signature: row.signature,
      scene: row.scene ?? undefined,
      name: inEach(row, ({ name }, lang) => removeTypesetting(name, lang)),
      slug: inEach(row, ({ slug }) => slug),
      intro: inEach(row, ({ intro }, lang) => removeTypesetting(intro, lang)),
      search_words: inEach(row, ({ search_words: words }) => words),
    };
  });
  await storeRecords(
    db,
    siteId,
    'category',
    records.map((record) => [record.key, record]),
  );
  await storePushes(
    db,
    siteId,
    sorted.map((row) => ({ category: named.get(row.id) ?? '', push: inEach(row, ({ push }) => push) })),
  );
}

/** Categories with texts in every language. */
async function readRows(db: Kysely<Schema>, siteId: number): Promise<Row[]> {
  const rows = await db
    .selectFrom('category')
    .innerJoin('category_translation', 'category_id', 'category.id')
    .where('site_id', '=', siteId)
    .orderBy('category.id')
    .select(['category.id', 'parent_id', 'sales_plan_ids', 'signature', 'position', 'scene'])
    .select(['lang', 'name', 'slug', 'intro', 'search_words', 'push'])
    .execute();
  const texts = new Map(rows.map((row) => [`${row.id} ${row.lang}`, row]));
  return rows.flatMap(({ lang, id, parent_id, sales_plan_ids, signature, position, scene }): Row[] => {
    const [fr, en] = [texts.get(`${id} fr`), texts.get(`${id} en`)];
    if (lang !== 'fr' || !fr || !en) return [];
    return [{ id, parent_id, sales_plan_ids, signature, position, scene, texts: { fr, en } }];
  });
}

/** Present keys, and new ones for categories without. */
function nameRows(rows: readonly Row[], keys: CategoryKeys): Map<number, string> {
  const named = new Map<number, string>();
  const taken = new Set(keys.values());
  for (const { id, texts } of rows) {
    const own = keys.get(id);
    const preferred = texts.fr.slug.slice(texts.fr.slug.lastIndexOf('/') + 1);
    const key = own ?? (taken.has(preferred) ? `${preferred}-${id}` : preferred);
    taken.add(key);
    named.set(id, key);
  }
  return named;
}

function inEach<Value>(
  { texts }: Row,
  valueOf: (texts: Texts, lang: Locale) => Value,
): Record<Locale, Value> {
  return { fr: valueOf(texts.fr, 'fr'), en: valueOf(texts.en, 'en') };
}
