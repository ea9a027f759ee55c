import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { Schema } from '#backoffice/database/schema.ts';
import { Failure, invalidRequest, notFound } from '#backoffice/http/failure.ts';
import { loadVariants } from '#backoffice/shop/catalogue/load-variants.ts';
import { refreshProducts } from '#backoffice/shop/catalogue/refresh-products.ts';
import { searchKeyRows } from '#backoffice/shop/catalogue/variant-rows.ts';
import { isEan } from '#backoffice/shop/parts/is-ean.ts';
import { syncTable } from '#backoffice/shop/sync/sync-table.ts';
import type { RecordStore } from '#backoffice/writes/record-store.ts';
import type { ShopRecordOf } from '#shared/contract/shop/shop-records.ts';
import { findPriceErrors } from './check-plan-prices.ts';
import { readStoredProducts, type StoredProduct } from './stored-products.ts';

type VariantRecord = ShopRecordOf<'variant'>;
type Row = VariantRecord & { id: number };

/** Variants with price and stock. Their product has their size and colour. */
export const variantRecords: RecordStore<VariantRecord> = {
  list: async (db, { siteId }, { page, perPage, key }) => {
    const requested = key === undefined ? sql`true` : sql`${key} in (variant.reference, product.reference)`;
    const items = await readVariants(db, siteId, requested, { limit: perPage, offset: (page - 1) * perPage });
    const { rows } = await sql<{ total: number }>`
      select count(*)::integer as total from variant join product on product.id = product_id
      where site_id = ${siteId} and ${requested}`.execute(db);
    return { items, total: rows[0]?.total ?? 0 };
  },
  find: async (db, { siteId }, id) => {
    const [found] = await readVariants(db, siteId, sql`variant.id = ${id}`, { limit: 1, offset: 0 });
    if (!found) return undefined;
    const { id: _id, ...record } = found;
    return record;
  },
  save: async (db, { siteId }, record, id) => {
    const owner = await requireOwner(db, siteId, record, id ?? 0);
    const { product: _product, size: model, plan_prices: prices, ...fields } = record;
    const values = {
      ...fields,
      ...(prices && { plan_prices: prices.length > 0 ? JSON.stringify(prices) : null }),
      model,
      product_id: owner.id,
    };
    const former = id === undefined ? undefined : await findOwner(db, siteId, id);
    const saved =
      id === undefined
        ? await db
            .insertInto('variant')
            .values({ ...values, position: await nextPosition(db, owner.id) })
            .returning('id')
            .executeTakeFirst()
        : former &&
          (await db
            .updateTable('variant')
            .set(values)
            .where('id', '=', id)
            .returning('id')
            .executeTakeFirst());
    if (!saved) throw notFound();
    await writeDerived(db, siteId, owner.id);
    if (former !== undefined && former !== owner.id) await writeDerived(db, siteId, former);
    return saved;
  },
  remove: async (db, { siteId }, id) => {
    const owner = await findOwner(db, siteId, id);
    if (owner === undefined) throw notFound();
    const { rows } =
      await sql`select from variant where product_id = ${owner} and id <> ${id} limit 1`.execute(db);
    if (rows.length === 0) throw new Failure(409, { code: 'in_use', message: 'A product has a variant.' });
    await db.deleteFrom('variant').where('id', '=', id).execute();
    await writeDerived(db, siteId, owner);
    return { id };
  },
};

async function readVariants(
  db: Kysely<Schema>,
  siteId: number,
  requested: RawBuilder<unknown>,
  { limit, offset }: { limit: number; offset: number },
): Promise<Row[]> {
  const { rows } = await sql<Row>`
    select variant.id, variant.reference, product.reference as product, model as size, colour, ean,
      variant.price, coalesce(variant.plan_prices, '[]') as plan_prices, variant.eco, variant.stock,
      variant.next_arrival, variant.low_stock
    from variant join product on product.id = product_id
    where site_id = ${siteId} and ${requested}
    order by product.position, product.id, variant.position, variant.id limit ${limit} offset ${offset}`.execute(
    db,
  );
  return rows;
}

/** @throws Failure 400 for an unknown product, size or colour, and for values that another variant has */
async function requireOwner(
  db: Kysely<Schema>,
  siteId: number,
  { reference, product: named, size, colour, ean, plan_prices }: VariantRecord,
  own: number,
): Promise<StoredProduct> {
  const [owner] = await readStoredProducts(db, siteId, { key: named, page: 1, perPage: 1 });
  if (owner?.product.reference !== named) throw invalidRequest({ product: 'unknown' });
  const others = await db
    .selectFrom('variant')
    .where('id', '<>', own)
    .where((row) =>
      row.or([
        row('reference', '=', reference),
        row.and([row('ean', '=', ean), row('ean', '<>', '')]),
        row.and([row('product_id', '=', owner.id), row('model', '=', size), row('colour', '=', colour)]),
      ]),
    )
    .select(['reference', 'ean', 'model', 'colour', 'product_id'])
    .execute();
  const errors = {
    ...findPriceErrors('plan_prices', plan_prices),
    ...(!owner.product.sizes.some(({ code }) => code === size) && { size: 'unknown' }),
    ...(!owner.product.colours.includes(colour) && { colour: 'unknown' }),
    ...(ean !== '' && !isEan(ean) && { ean: 'invalid_ean' }),
    ...(others.some((other) => other.reference === reference) && { reference: 'taken' }),
    ...(ean !== '' && others.some((other) => other.ean === ean) && { ean: 'taken' }),
    ...(others.some(
      (other) => other.product_id === owner.id && other.model === size && other.colour === colour,
    ) && { size: 'taken' }),
  };
  if (Object.keys(errors).length > 0) throw invalidRequest(errors);
  return owner;
}

async function findOwner(db: Kysely<Schema>, siteId: number, id: number): Promise<number | undefined> {
  const row = await db
    .selectFrom('variant')
    .innerJoin('product', 'product.id', 'product_id')
    .where('site_id', '=', siteId)
    .where('variant.id', '=', id)
    .select('product_id')
    .executeTakeFirst();
  return row?.product_id;
}

async function nextPosition(db: Kysely<Schema>, productId: number): Promise<number> {
  const { last } = await db
    .selectFrom('variant')
    .where('product_id', '=', productId)
    .select((row) => row.fn.max('position').as('last'))
    .executeTakeFirstOrThrow();
  return (last ?? -1) + 1;
}

/** Price, stock and search keys of a product follow its variants. */
async function writeDerived(db: Kysely<Schema>, siteId: number, productId: number): Promise<void> {
  await refreshProducts(db, sql`product_id = ${productId}`);
  const [owner] = await readStoredProducts(db, siteId, { id: productId, page: 1, perPage: 1 });
  if (!owner) return;
  const variants = (await loadVariants(db, siteId, [owner.product])).get(owner.product.key) ?? [];
  await syncTable(db, {
    table: 'search_reference',
    key: ['key', 'product_id'],
    scope: { site_id: siteId },
    owners: { column: 'product_id', ids: [productId] },
    rows: searchKeyRows(owner.product, variants).map((row) => ({ product_id: productId, ...row })),
    remove: true,
  });
}
