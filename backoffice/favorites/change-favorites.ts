import type { Kysely } from 'kysely';
import type { Schema } from '#backoffice/database/schema.ts';
import { invalidForm, notFound } from '#backoffice/http/failure.ts';
import type { Scope } from '#backoffice/http/scope.ts';
import type { FavoriteBody } from '#shared/contract/favorite.ts';

/** A list that somebody still finds something in. */
const MOST_FAVORITES = 200;

/**
 * Adds a product; one that is a favourite already keeps its place. @throws Failure 404 for what was never a product
 * of this site, 422 when the list is full.
 */
export async function addFavorite(
  db: Kysely<Schema>,
  { siteId }: Scope,
  customerId: number,
  { entity_type, entity_id }: FavoriteBody,
): Promise<void> {
  if (!(await isKnown(db, siteId, entity_id))) throw notFound();
  const { count } = await db
    .selectFrom('favorite')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('customer_id', '=', customerId)
    .executeTakeFirstOrThrow();
  if (Number(count) >= MOST_FAVORITES) throw invalidForm({ entity_id: 'full' });
  await db
    .insertInto('favorite')
    .values({ customer_id: customerId, entity_type, entity_id })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function removeFavorite(
  db: Kysely<Schema>,
  customerId: number,
  { entity_type, entity_id }: FavoriteBody,
): Promise<void> {
  await db
    .deleteFrom('favorite')
    .where('customer_id', '=', customerId)
    .where('entity_type', '=', entity_type)
    .where('entity_id', '=', entity_id)
    .execute();
}

/** Sold today, or formerly: what was taken away by mistake can be put back. */
async function isKnown(db: Kysely<Schema>, siteId: number, id: number): Promise<boolean> {
  const found = await db
    .selectFrom('product')
    .select('id')
    .where('id', '=', id)
    .where('site_id', '=', siteId)
    .union(
      db
        .selectFrom('former_product')
        .select('product_id as id')
        .where('product_id', '=', id)
        .where('site_id', '=', siteId),
    )
    .executeTakeFirst();
  return found !== undefined;
}
