import { sql, type Kysely } from 'kysely';
import type { Schema } from '#backoffice/database/schema.ts';
import { referenceKey } from '#shared/domain/text-keys.ts';
import type { SearchScope } from './search-scope.ts';

const MIN_KEY_LENGTH = 3;
/** Fewer digits are an amount rather than the beginning of an EAN. */
const MIN_EAN_DIGITS = 8;
const MAX_PRODUCTS = 20;
/** Prefix of all references, which visitors often omit. */
const PREFIX = 'AT';

export type ReferenceHits = {
  /** Products, exact matches first. */
  ids: number[];
  /** The text can only be a reference, so its parts are not searched as words. */
  isReference: boolean;
};

/** Finds products by their reference or EAN, or its beginning. Dashes, dots and spaces are ignored. */
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
    ids: [...new Set(visible.map((row) => row.product_id))].slice(0, MAX_PRODUCTS),
    isReference: visible.length > 0 && (/\d/.test(key) || visible.some((row) => row.key === key)),
  };
}

/** Uses the order of the index, so that only the first rows are read: an exact key precedes the keys that it starts. */
function findKey(db: Kysely<Schema>, scope: SearchScope, key: string) {
  return db
    .selectFrom('search_reference')
    .innerJoin('product', 'product.id', 'product_id')
    .where('search_reference.site_id', '=', scope.siteId)
    .where('search_reference.key', 'like', `${key}%`)
    .orderBy(sql`search_reference.key using ~<~`)
    .select(['product_id', 'sales_plan_ids', 'search_reference.key'])
    .limit(MAX_PRODUCTS * MAX_PRODUCTS)
    .execute();
}

/** Mixed characters and digits with or without the prefix, the prefix with further characters, or most of an EAN. */
function looksLikeReference(key: string): boolean {
  if (key.length < MIN_KEY_LENGTH) return false;
  if (/^\d+$/.test(key)) return key.length >= MIN_EAN_DIGITS;
  return /\d/.test(key) || key.startsWith(PREFIX);
}
