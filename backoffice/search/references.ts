import type { Kysely } from 'kysely';
import type { Schema } from '#backoffice/database/schema.ts';
import { referenceKey } from '#shared/domain/text-keys.ts';
import type { SearchScope } from './search-scope.ts';

const SHORTEST = 3;
const MOST = 20;

/** Products whose reference or EAN the text is, or begins; exact ones first. Dashes, dots and spaces do not count. */
export async function findByReference(
  db: Kysely<Schema>,
  scope: SearchScope,
  text: string,
): Promise<number[]> {
  const key = referenceKey(text);
  if (key.length < SHORTEST || !looksLikeReference(key)) return [];
  const rows = await db
    .selectFrom('search_reference')
    .innerJoin('product', 'product.id', 'product_id')
    .where('search_reference.site_id', '=', scope.siteId)
    .where('search_reference.key', 'like', `${key}%`)
    .orderBy((order) => order('search_reference.key', '=', key), 'desc')
    .orderBy('search_reference.key')
    .select(['product_id', 'sales_plan_ids'])
    .limit(MOST * MOST)
    .execute();
  const visible = rows.filter((row) => row.sales_plan_ids.some((plan) => scope.planIds.includes(plan)));
  return [...new Set(visible.map((row) => row.product_id))].slice(0, MOST);
}

function looksLikeReference(key: string): boolean {
  return /\d/.test(key) || key.startsWith('AT');
}
