import type { Kysely } from 'kysely';
import type { Schema } from '#backoffice/database/schema.ts';
import type { ProductRecord } from '#shared/contract/shop/product-record.ts';
import type { Translated } from './catalogue/product-record.ts';
import { DOCUMENT_TITLES, documentsOf } from './documents.ts';
import { insertInChunks } from '#backoffice/database/insert-in-chunks.ts';
import { stableNumber } from './stable-number.ts';

type DocumentRow = {
  site_id: number;
  product_id: number | null;
  category_id: number | null;
  code: string;
  kind: string;
  connect: boolean;
  titles: string;
  mime: string;
  issued_at: string;
};

const LATEST_EDITION = Date.UTC(2026, 9, 1);
const MONTHS_OF_EDITIONS = 24;
const A_MONTH_MS = 30 * 86_400_000;

/** Creates the documents of products; `ids`: those of products, by key. */
export async function seedDocuments(
  db: Kysely<Schema>,
  siteId: number,
  products: readonly ProductRecord[],
  ids: ReadonlyMap<string, number>,
): Promise<void> {
  const rows = products.flatMap((product) =>
    documentsOf(product).map(({ kind, connect, titles }) =>
      toRow({
        siteId,
        productId: ids.get(product.key) ?? 0,
        categoryId: null,
        code: `${product.reference.toLowerCase()}-${kind}`,
        kind,
        connect,
        titles,
      }),
    ),
  );
  await insertInChunks(rows, async (chunk) => {
    const inserted = await db
      .insertInto('document')
      .values(chunk)
      .returning(['id as document_id', 'product_id'])
      .execute();
    await db
      .insertInto('document_product')
      .values(inserted.map((row) => ({ ...row, product_id: row.product_id ?? 0, position: 0 })))
      .execute();
  });
}

/** Creates a leaflet for every range: the categories that contain products directly. */
export async function seedLeaflets(db: Kysely<Schema>, siteId: number): Promise<void> {
  const places = await db
    .selectFrom('product_category')
    .innerJoin('product', 'product.id', 'product_category.product_id')
    .innerJoin('category_translation', (join) =>
      join
        .onRef('category_translation.category_id', '=', 'product_category.category_id')
        .on('lang', '=', 'fr'),
    )
    .where('product.site_id', '=', siteId)
    .where('direct', '=', true)
    .orderBy('product.position')
    .select(['product_category.category_id', 'product_id', 'slug'])
    .execute();
  const slugs = new Map(places.map(({ category_id, slug }) => [category_id, slug]));
  const rows = [...slugs].map(([categoryId, slug]) =>
    toRow({
      siteId,
      productId: null,
      categoryId,
      code: `gamme-${slug.replaceAll('/', '-')}`,
      kind: 'depliant',
      connect: false,
      titles: DOCUMENT_TITLES.depliant,
    }),
  );
  const inserted = await db.insertInto('document').values(rows).returning(['id', 'category_id']).execute();
  const links = inserted.flatMap(({ id, category_id }) =>
    places
      .filter((place) => place.category_id === category_id)
      .map(({ product_id }, position) => ({ document_id: id, product_id, position })),
  );
  await insertInChunks(links, (chunk) => db.insertInto('document_product').values(chunk).execute());
}

type Facts = {
  siteId: number;
  productId: number | null;
  categoryId: number | null;
  code: string;
  kind: string;
  connect: boolean;
  titles: Translated;
};

function toRow({ siteId, productId, categoryId, titles, ...row }: Facts): DocumentRow {
  const age = stableNumber(row.code, MONTHS_OF_EDITIONS) * A_MONTH_MS;
  return {
    ...row,
    site_id: siteId,
    product_id: productId,
    category_id: categoryId,
    titles: JSON.stringify(titles),
    mime: 'application/pdf',
    issued_at: new Date(LATEST_EDITION - age).toISOString(),
  };
}
