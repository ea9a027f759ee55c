import { sql, type Kysely } from 'kysely';
import type { Schema } from '#backoffice/database/schema.ts';
import { referenceKey } from '#shared/domain/text-keys.ts';
import type { SearchScope } from './search-scope.ts';

const SHORTEST = 3;
/** Fewer digits than this are a power or a capacity rather than the beginning of an EAN. */
const SHORTEST_EAN = 8;
const MOST = 20;
/** All our references begin so; people leave it out. */
const PREFIX = 'AT';

export type ReferenceHits = {
  /** Products, exact ones first. */
  ids: number[];
  /** Whether the text can be nothing but a reference: then its letters are not words to search for. */
  isReference: boolean;
};

/** Products whose reference or EAN the text is, or begins. Dashes, dots and spaces do not count. */
export async function findByReference(
  db: Kysely<Schema>,
  scope: SearchScope,
  text: string,
): Promise<ReferenceHits> {
  const key = referenceKey(text);
  if (!looksLikeReference(key)) return { ids: [], isReference: false };
  const asTyped = await findKey(db, scope, key);
  const rows =
    asTyped.length > 0 || key.startsWith(PREFIX) ? asTyped : await findKey(db, scope, PREFIX + key);
  const visible = rows.filter((row) =>
    row.sales_plan_ids.some((plan) => scope.productPlanIds.includes(plan)),
  );
  return {
    ids: [...new Set(visible.map((row) => row.product_id))].slice(0, MOST),
    isReference: visible.length > 0 && (/\d/.test(key) || visible.some((row) => row.key === key)),
  };
}

/** In the order of the index, which need not be read past the most: a key itself comes before all that begin with it. */
function findKey(db: Kysely<Schema>, scope: SearchScope, key: string) {
  return db
    .selectFrom('search_reference')
    .innerJoin('product', 'product.id', 'product_id')
    .where('search_reference.site_id', '=', scope.siteId)
    .where('search_reference.key', 'like', `${key}%`)
    .orderBy(sql`search_reference.key using ~<~`)
    .select(['product_id', 'sales_plan_ids', 'search_reference.key'])
    .limit(MOST * MOST)
    .execute();
}

/** With or without the prefix: letters and digits together, or the prefix and letters, or most of an EAN. */
function looksLikeReference(key: string): boolean {
  if (key.length < SHORTEST) return false;
  if (/^\d+$/.test(key)) return key.length >= SHORTEST_EAN;
  return /\d/.test(key) || key.startsWith(PREFIX);
}
