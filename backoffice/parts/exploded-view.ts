import { sql, type Kysely } from 'kysely';
import { labelOf } from '#backoffice/database/labels.ts';
import type { Schema } from '#backoffice/database/schema.ts';
import { readDocuments } from '#backoffice/documents/read-documents.ts';
import { notFound } from '#backoffice/http/failure.ts';
import { mayHaveConnected, type Principal } from '#backoffice/http/principal.ts';
import type { Scope } from '#backoffice/http/scope.ts';
import { canonicalPaths } from '#backoffice/urls/canonical-paths.ts';
import type { Eclate, Part } from '#shared/contract/spare-part.ts';
import type { Locale } from '#shared/locale.ts';
import { FACT_COLUMNS, toFacts, withYears } from './part-facts.ts';
import { findPartCategory } from './part-categories.ts';
import { MAX_NAMED_PRODUCTS, readPartProducts } from './read-parts.ts';
import { readReplacements } from './replacements.ts';

type StoredImage = Omit<Eclate['image'], 'alt'> & { alt: Record<Locale, string> };

/** Kind of document that is a product's manual. */
const MANUAL = 'notice-pose';

/**
 * Reads an exploded view.
 * @throws Failure 404 when the category does not have it.
 */
export async function getExplodedView(
  db: Kysely<Schema>,
  scope: Scope,
  query: { slug: string; category: string },
  principal: Principal,
): Promise<Eclate> {
  const category = await findPartCategory(db, scope, query.category);
  const view = await db
    .selectFrom('exploded_view')
    .selectAll()
    .where('site_id', '=', scope.siteId)
    .where('category_id', '=', category.id)
    .where(sql<boolean>`slugs ->> ${scope.lang} = ${query.slug}`)
    .executeTakeFirst();
  if (!view) throw notFound();
  const products = await readProducts(db, scope, view.id);
  const [parts, documents] = await Promise.all([
    readPositions(db, scope, view.id, new Set(products.map(({ id }) => id))),
    Promise.all(products.map(({ id }) => readDocuments(db, scope, id, mayHaveConnected(principal)))),
  ]);
  const manuals = documents.flat().filter(({ kind }) => kind === MANUAL);
  const { alt, ...image } = view.image as StoredImage;
  const slugs = view.slugs as Record<Locale, string>;
  return {
    id: view.id,
    slug: slugs[scope.lang],
    title: labelOf(view.titles, scope.lang),
    category: { id: category.id, slug: category.slug, name: category.name },
    products,
    image: { ...image, alt: alt[scope.lang] },
    hotspots: parts.flatMap(({ position, reference, x, y, r }) =>
      x === null || y === null || r === null ? [] : [{ position, reference, x, y, r }],
    ),
    parts: parts.map(({ x: _x, y: _y, r: _r, ...part }) => ({ ...part, documents: manuals })),
    alternates: {
      fr: { category: category.slugs.fr, slug: slugs.fr },
      en: { category: category.slugs.en, slug: slugs.en },
    },
  };
}

async function readProducts(db: Kysely<Schema>, scope: Scope, viewId: number): Promise<Eclate['products']> {
  const rows = await db
    .selectFrom('exploded_view_product as shown')
    .innerJoin('product', 'product.id', 'shown.product_id')
    .innerJoin('product_translation', (join) =>
      join.onRef('product_translation.product_id', '=', 'product.id').on('lang', '=', scope.lang),
    )
    .where('shown.view_id', '=', viewId)
    .orderBy('product.position')
    .select(['product.id', 'product.reference', 'product.signature', 'product.sales_plan_ids'])
    .select(['slug', 'name', 'year_from', 'year_to'])
    .execute();
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    reference: row.reference,
    canonical: canonicalPaths('product', scope, row),
    ...withYears(row),
  }));
}

/** Positions in order: by number, then by suffix. */
async function readPositions(
  db: Kysely<Schema>,
  scope: Scope,
  viewId: number,
  shownIds: ReadonlySet<number>,
) {
  const rows = await db
    .selectFrom('exploded_view_part as spot')
    .innerJoin('part', 'part.id', 'spot.part_id')
    .leftJoin('part_product as fit', (join) =>
      join
        .onRef('fit.part_id', '=', 'part.id')
        .on(
          'fit.product_id',
          '=',
          sql<number>`(select product_id from exploded_view_product where view_id = spot.view_id limit 1)`,
        ),
    )
    .where('spot.view_id', '=', viewId)
    .orderBy(sql`substring(spot.position from '^[0-9]+')::integer`)
    .orderBy('spot.position')
    .select([...FACT_COLUMNS, 'spot.position', 'spot.quantity', 'spot.x', 'spot.y', 'spot.r'])
    .select(['fit.year_from', 'fit.year_to', 'fit.serial_from', 'fit.serial_to'])
    .execute();
  const ids = rows.map(({ id }) => id);
  const [replacements, fitted] = await Promise.all([
    readReplacements(db, scope, ids),
    readPartProducts(db, scope, ids),
  ]);
  return rows.map((row) => ({
    ...alsoFits(fitted.get(row.id) ?? [], shownIds),
    position: row.position,
    ...toFacts(row, scope, replacements.get(row.id)),
    quantity_in_product: row.quantity,
    ...withYears(row),
    serial_from: row.serial_from,
    serial_to: row.serial_to,
    x: row.x,
    y: row.y,
    r: row.r,
  }));
}

function alsoFits(fitted: Part['products'], shownIds: ReadonlySet<number>) {
  const others = fitted.filter(({ id }) => !shownIds.has(id));
  const named = others
    .slice(0, MAX_NAMED_PRODUCTS)
    .map(({ id, name, reference, canonical }) => ({ id, name, reference, canonical }));
  return { also_fits: named, also_fits_total: others.length };
}
