import type { Kysely } from 'kysely';
import type { Schema } from '#backoffice/database/schema.ts';
import type { Scope } from '#backoffice/http/scope.ts';
import { canonicalPaths } from '#backoffice/urls/canonical-paths.ts';
import type { Part } from '#shared/contract/spare-part.ts';
import { readFamilyLabels } from './family-labels.ts';
import { FACT_COLUMNS, spanOf, toFacts, withYears } from './part-facts.ts';
import { readReplacements } from './replacements.ts';
import { readPartSchemas } from './schema-links.ts';

/** Some accessories fit sixty products: lists name the first ones. */
export const MAX_NAMED_PRODUCTS = 3;

/** Parts by id, in the given order, with the exploded view of `productId` if there is one. */
export async function readParts(
  db: Kysely<Schema>,
  scope: Scope,
  ids: readonly number[],
  productId?: number,
): Promise<Part[]> {
  if (ids.length === 0) return [];
  const [rows, replacements, schemas, products, labelOf] = await Promise.all([
    db
      .selectFrom('part')
      .where('part.id', 'in', ids)
      .select([...FACT_COLUMNS, 'part.kind', 'part.family', 'part.old_references'])
      .execute(),
    readReplacements(db, scope, ids),
    readPartSchemas(db, scope, ids, productId),
    readPartProducts(db, scope, ids),
    readFamilyLabels(db, scope),
  ]);
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id): Part[] => {
    const row = byId.get(id);
    if (!row) return [];
    const fitted = products.get(id) ?? [];
    return [
      {
        ...toFacts(row, scope, replacements.get(id)),
        kind: row.kind as Part['kind'],
        family: row.family,
        family_label: labelOf(row.family),
        old_references: row.old_references,
        ...withYears(spanOf(fitted)),
        products: firstOf(fitted, productId),
        products_total: fitted.length,
        schema: schemas.get(id) ?? null,
      },
    ];
  });
}

/** The first few products, `productId` at the front. */
function firstOf(fitted: Part['products'], productId: number | undefined): Part['products'] {
  const own = fitted.filter(({ id }) => id === productId);
  return [...own, ...fitted.filter(({ id }) => id !== productId)].slice(0, MAX_NAMED_PRODUCTS);
}

/** Products visible in the plan, by the part that fits them. */
export async function readPartProducts(
  db: Kysely<Schema>,
  scope: Scope,
  partIds: readonly number[],
): Promise<Map<number, Part['products']>> {
  if (partIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('part_product')
    .innerJoin('product', 'product.id', 'part_product.product_id')
    .innerJoin('product_translation', (join) =>
      join.onRef('product_translation.product_id', '=', 'product.id').on('lang', '=', scope.lang),
    )
    .where('part_product.part_id', 'in', partIds)
    .orderBy('product.position')
    .select(['part_id', 'product.id', 'product.reference', 'product.signature', 'product.sales_plan_ids'])
    .select(['slug', 'name', 'year_from', 'year_to'])
    .execute();
  const products = new Map<number, Part['products']>();
  for (const row of rows.filter(({ sales_plan_ids }) => sales_plan_ids.includes(scope.plan.id))) {
    const { part_id, id, name, reference } = row;
    const entry = {
      id,
      name,
      reference,
      canonical: canonicalPaths('product', scope, row),
      ...withYears(row),
    };
    products.set(part_id, [...(products.get(part_id) ?? []), entry]);
  }
  return products;
}
