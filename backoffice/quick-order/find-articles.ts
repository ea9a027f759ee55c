import { sql, type Kysely } from 'kysely';
import { labelOf } from '#backoffice/database/labels.ts';
import type { Schema } from '#backoffice/database/schema.ts';
import type { Scope } from '#backoffice/http/scope.ts';
import { entityPath } from '#shared/domain/entity-paths.ts';

/** Match of a key: an article, a product without size and colour, or an entry of a former catalogue. */
export type Found =
  | { kind: 'part' | 'product'; id: number }
  | {
      kind: 'range' | 'former';
      reference: string;
      name: string;
      path: string | null;
      replacedBy: string | null;
    };

/** Maximum number of keys per statement. */
const MAX_KEYS_PER_STATEMENT = 2000;
/** `plateKey` (shared/domain/plate-key.ts) of a column; indexed by migration 0051. */
const keyOf = (column: string) =>
  sql`translate(regexp_replace(upper(${sql.ref(column)}), '[^A-Z0-9]', '', 'g'), 'OI', '01')`;

/** Finds the articles of keys (`plateKey`), in few statements for any number of keys. */
export async function findArticles(
  db: Kysely<Schema>,
  scope: Scope,
  keys: readonly string[],
): Promise<Map<string, Found>> {
  const found = new Map<string, Found>();
  for (let from = 0; from < keys.length; from += MAX_KEYS_PER_STATEMENT) {
    const some = keys.slice(from, from + MAX_KEYS_PER_STATEMENT);
    // Later entries override earlier ones: articles that are sold override references to them.
    const hits = [
      ...(await findFormer(db, scope, some)),
      ...(await findRanges(db, scope, some)),
      ...(await findVariants(db, scope, some)),
      ...(await findParts(db, scope, some)),
    ];
    for (const [key, hit] of hits) found.set(key, hit);
  }
  return found;
}

type Hits = [key: string, found: Found][];

/** Parts by reference, former reference or EAN; current references take precedence. */
async function findParts(db: Kysely<Schema>, { siteId }: Scope, keys: string[]): Promise<Hits> {
  const { rows } = await sql<{ key: string; id: number }>`
    select part_key.key, part.id from part_key join part on part.id = part_key.part_id
    where part_key.key = any(${keys}::text[]) and part.site_id = ${siteId}
    order by part_key.kind = 'reference'`.execute(db);
  return rows.map(({ key, id }) => [key, { kind: 'part', id }]);
}

/** Variants visible in the plan, by reference or EAN. */
async function findVariants(db: Kysely<Schema>, { siteId, plan }: Scope, keys: string[]): Promise<Hits> {
  const { rows } = await sql<{ key: string; id: number }>`
    with sold as (
      select ${keyOf('variant.reference')} as key, id, product_id from variant
      where ${keyOf('variant.reference')} = any(${keys}::text[])
      union all
      select ean, id, product_id from variant where ean = any(${keys}::text[])
    )
    select sold.key, sold.id from sold join product on product.id = sold.product_id
    where product.site_id = ${siteId} and ${plan.id} = any(product.sales_plan_ids)`.execute(db);
  return rows.map(({ key, id }) => [key, { kind: 'product', id }]);
}

type RangeRow = { key: string; reference: string; name: string; slug: string; signature: boolean };

/** Products whose size and colour must still be chosen. */
async function findRanges(db: Kysely<Schema>, scope: Scope, keys: string[]): Promise<Hits> {
  const { rows } = await sql<RangeRow>`
    select distinct on (translate(found.key, 'OI', '01')) translate(found.key, 'OI', '01') as key,
      product.reference, product_translation.name, product_translation.slug, product.signature
    from search_reference as found
    join product on product.id = found.product_id
    join product_translation on product_translation.product_id = product.id and lang = ${scope.lang}
    where found.site_id = ${scope.siteId} and translate(found.key, 'OI', '01') = any(${keys}::text[])
      and ${scope.plan.id} = any(product.sales_plan_ids)
    order by translate(found.key, 'OI', '01'), found.exact desc`.execute(db);
  return rows.map(({ key, reference, name, slug, signature }) => [
    key,
    { kind: 'range', reference, name, path: pathOf(scope, { slug, signature }), replacedBy: null },
  ]);
}

type FormerRow = {
  key: string;
  reference: string;
  names: unknown;
  successor: string | null;
  slug: string | null;
  signature: boolean | null;
};

async function findFormer(db: Kysely<Schema>, scope: Scope, keys: string[]): Promise<Hits> {
  const { rows } = await sql<FormerRow>`
    select ${keyOf('former_product.reference')} as key, former_product.reference, former_product.names,
      product_translation.name as successor, product_translation.slug, product.signature
    from former_product
    left join product on product.id = replacement_id and ${scope.plan.id} = any(product.sales_plan_ids)
    left join product_translation on product_translation.product_id = product.id and lang = ${scope.lang}
    where former_product.site_id = ${scope.siteId}
      and ${keyOf('former_product.reference')} = any(${keys}::text[])`.execute(db);
  return rows.map(({ key, reference, names, successor, slug, signature }) => [
    key,
    {
      kind: 'former',
      reference,
      name: labelOf(names, scope.lang),
      path: slug === null ? null : pathOf(scope, { slug, signature: signature ?? false }),
      replacedBy: successor,
    },
  ]);
}

function pathOf({ lang, plan }: Scope, product: { slug: string; signature: boolean }): string {
  return entityPath('product', lang, plan.target === 'part' ? 'part' : 'pro', product);
}
