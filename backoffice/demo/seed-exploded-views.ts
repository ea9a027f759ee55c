import type { Kysely } from 'kysely';
import type { Schema } from '#backoffice/database/schema.ts';
import type { ProductRecord } from '#shared/contract/shop/product-record.ts';
import { insertInChunks } from '#backoffice/database/insert-in-chunks.ts';
import type { DemoFit } from './parts/make-parts.ts';
import { firstYearOf } from './parts/production.ts';
import type { SchemaFiles } from './parts/schema-manifest.ts';
import { readProductIds } from './read-product-ids.ts';

type Context = {
  siteId: number;
  homes: Map<string, number>;
  products: readonly ProductRecord[];
  fits: readonly DemoFit[];
  ids: Map<string, number>;
};

const LETTERS = 'abcdefghijklmnopqrstuvwxyz';

/** Creates the exploded views with an existing drawing, each with all parts of its product. */
export async function seedExplodedViews(
  db: Kysely<Schema>,
  { siteId, homes, products, fits, ids }: Context,
  files: readonly SchemaFiles[],
): Promise<void> {
  const productIds = await readProductIds(db);
  const byKey = new Map(products.map((product) => [product.key, product]));
  const drawn = files.flatMap((file) => byKey.get(file.product)?.key ?? []);
  const views = files.flatMap((file, position) => {
    const product = byKey.get(file.product);
    return product ? [viewRow(product, file, siteId, homes.get(product.key) ?? 0, position)] : [];
  });
  if (views.length === 0) return;
  const inserted = await db.insertInto('exploded_view').values(views).returning(['id', 'code']).execute();
  const viewIds = new Map(inserted.map(({ id, code }) => [code, id]));
  await db
    .insertInto('exploded_view_product')
    .values(
      drawn.map((key) => ({
        view_id: viewIds.get(key) ?? 0,
        product_id: productIds.get(key) ?? 0,
        year_from: firstYearOf(byKey.get(key) ?? { key, is_new: false }),
        year_to: null,
      })),
    )
    .execute();
  const rows = files.flatMap((file) => {
    const productFits = fits.filter(({ product }) => product === file.product);
    return positionRows(file, productFits).map(({ reference, ...row }) => ({
      ...row,
      view_id: viewIds.get(file.product) ?? 0,
      part_id: ids.get(reference) ?? 0,
    }));
  });
  await insertInChunks(rows, (chunk) => db.insertInto('exploded_view_part').values(chunk).execute());
}

/**
 * Numbers positions in the order of the drawing, then the parts that it does not show. Parts that share a position
 * (by size, colour or year) get a suffix: `5a`, `5b`.
 */
export function positionRows({ hotspots }: Pick<SchemaFiles, 'hotspots'>, fits: readonly DemoFit[]) {
  const hotspotsByKey = new Map(hotspots.map((hotspot) => [hotspot.key, hotspot]));
  const keys = [...new Set(fits.map(({ key }) => key))];
  const order = hotspots.map(({ key }) => key).filter((key) => keys.includes(key));
  for (const key of keys) if (!order.includes(key)) order.push(key);
  return order.flatMap((key, index) => {
    const parts = fits.filter((fit) => fit.key === key);
    const hotspot = hotspotsByKey.get(key);
    return parts.map(({ reference, quantity }, variety) => ({
      reference,
      quantity,
      position: `${index + 1}${parts.length > 1 ? (LETTERS[variety] ?? `-${variety}`) : ''}`,
      x: hotspot?.x ?? null,
      y: hotspot?.y ?? null,
      r: hotspot?.r ?? null,
    }));
  });
}

function viewRow(
  { key, texts }: ProductRecord,
  { name, width, height }: SchemaFiles,
  siteId: number,
  categoryId: number,
  position: number,
) {
  return {
    site_id: siteId,
    category_id: categoryId,
    code: key,
    slugs: JSON.stringify({ fr: flatSlug(texts.fr.slug), en: flatSlug(texts.en.slug) }),
    titles: JSON.stringify({ fr: texts.fr.name, en: texts.en.name }),
    image: JSON.stringify({
      url: `schemas/${name}.avif`,
      webp: `schemas/${name}.webp`,
      width,
      height,
      alt: {
        fr: `Vue éclatée de ${texts.fr.name}, ${texts.fr.subtitle}`,
        en: `Exploded view of ${texts.en.name}, ${texts.en.subtitle}`,
      },
    }),
    position,
  };
}

/** Converts a slug to a single path segment. */
function flatSlug(slug: string): string {
  return slug.replaceAll('/', '-');
}
