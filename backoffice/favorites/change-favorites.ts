import type { Kysely } from 'kysely';
import type { Schema } from '#backoffice/database/schema.ts';
import { invalidForm, notFound } from '#backoffice/http/failure.ts';
import type { Scope } from '#backoffice/http/scope.ts';
import type { FavoriteBody } from '#shared/contract/favorite.ts';

/** Keeps a list usable. */
const MAX_FAVORITES = 200;

/**
 * Adds a product; an existing favourite keeps its position.
 * @throws Failure 404 for an unknown product of this site, 422 when the list is full.
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
  if (Number(count) >= MAX_FAVORITES) throw invalidForm({ entity_id: 'full' });
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

/** Products sold now or formerly, so that a removed favourite can be added again. */
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
