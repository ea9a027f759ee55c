import type { Kysely } from 'kysely';
import { labelOf } from '#backoffice/database/labels.ts';
import type { Schema } from '#backoffice/database/schema.ts';
import type { Scope } from '#backoffice/http/scope.ts';
import { syncTable } from '#backoffice/shop/sync/sync-table.ts';
import type { ShopRecordOf } from '#shared/contract/shop/shop-records.ts';
import { plateKey } from '#shared/domain/plate-key.ts';
import { searchKey } from '#shared/domain/text-keys.ts';
import { LOCALES } from '#shared/locale.ts';
import { readNumbers } from './read-references.ts';

type Saved = ShopRecordOf<'part'> & { id: number };

/** Writes the products, the search keys and the search words of a part. */
export async function writePartRows(db: Kysely<Schema>, scope: Scope, part: Saved): Promise<void> {
  const products = await readNumbers(
    db,
    'product',
    scope,
    part.products.map(({ product }) => product),
  );
  const owners = { column: 'part_id', ids: [part.id] };
  await syncTable(db, {
    table: 'part_product',
    key: ['part_id', 'product_id'],
    owners,
    rows: part.products.map(({ product, ...fields }) => ({
      ...fields,
      part_id: part.id,
      product_id: products.get(product),
    })),
    remove: true,
  });
  await syncTable(db, {
    table: 'part_key',
    key: ['part_id', 'kind', 'key'],
    owners,
    rows: [
      { part_id: part.id, kind: 'reference', key: plateKey(part.reference) },
      ...(part.ean === '' ? [] : [{ part_id: part.id, kind: 'ean', key: part.ean }]),
      ...part.old_references.map((old) => ({ part_id: part.id, kind: 'old', key: plateKey(old) })),
    ],
    remove: true,
  });
  await syncTable(db, {
    table: 'part_words',
    key: ['part_id', 'lang'],
    owners,
    rows: await wordRows(db, scope, part, [...products.values()]),
    remove: true,
  });
}

/** The name, the family and the products that have the part. */
async function wordRows(db: Kysely<Schema>, { siteId }: Scope, part: Saved, productIds: readonly number[]) {
  const family = await db
    .selectFrom('part_family')
    .where('site_id', '=', siteId)
    .where('code', '=', part.family)
    .select('labels')
    .executeTakeFirst();
  const names = await db
    .selectFrom('product_translation')
    .where('product_id', 'in', [0, ...productIds])
    .orderBy('product_id')
    .select(['lang', 'name'])
    .execute();
  return LOCALES.map((lang) => {
    const owners = names.filter((row) => row.lang === lang).map(({ name }) => name);
    const kind = family ? labelOf(family.labels, lang) : part.family;
    return { part_id: part.id, lang, words: searchKey([part.name[lang], kind, ...owners].join(' ')) };
  });
}
