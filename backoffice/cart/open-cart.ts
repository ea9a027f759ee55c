import { sql, type Kysely } from 'kysely';
import type { Schema } from '#backoffice/database/schema.ts';
import { closedTokenHash, type CartOwner } from './cart-owner.ts';

/**
 * Lifetime in days since the last change (CK-13). A customer's cart needs no token, and lives
 * longer.
 */
const DAYS = { guest: 3, customer: 30 };

/** Id of the owner's cart; expired carts are ignored. */
export async function findCart(db: Kysely<Schema>, owner: CartOwner): Promise<number | undefined> {
  const row = await selectOpen(db, owner)
    .where('valid_until', '>', sql<Date>`now()`)
    .select('id')
    .executeTakeFirst();
  return row?.id;
}

/**
 * Returns the id of the owner's cart, created if needed, and locks its row until the
 * transaction ends, so that concurrent changes wait. Extends its lifetime.
 */
export async function lockCart(trx: Kysely<Schema>, owner: CartOwner): Promise<number> {
  await removePast(trx, owner);
  const id = (await lockOpen(trx, owner)) ?? (await lockOpen(trx, owner));
  if (id === undefined) throw new Error('A cart is neither new nor open.');
  await trx
    .updateTable('cart')
    .set({ valid_until: lifetimeOf(owner), updated_at: sql<Date>`now()` })
    .where('id', '=', id)
    .execute();
  return id;
}

/**
 * Locks the open cart, or a new one. `undefined`: it was ordered while this call waited for the
 * lock.
 */
async function lockOpen(trx: Kysely<Schema>, owner: CartOwner): Promise<number | undefined> {
  await trx
    .insertInto('cart')
    .values({
      site_id: owner.siteId,
      token_hash: owner.kind === 'guest' ? owner.tokenHash : closedTokenHash(),
      customer_id: owner.kind === 'customer' ? owner.customerId : null,
      valid_until: lifetimeOf(owner),
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return (await selectOpen(trx, owner).select('id').forUpdate().executeTakeFirst())?.id;
}

export async function removePastCarts(db: Kysely<Schema>): Promise<void> {
  await db
    .deleteFrom('cart')
    .where('state', 'in', ['open', 'merged'])
    .where('valid_until', '<', sql<Date>`now()`)
    .execute();
}

async function removePast(trx: Kysely<Schema>, owner: CartOwner): Promise<void> {
  await trx
    .deleteFrom('cart')
    .where('state', '=', 'open')
    .where('valid_until', '<=', sql<Date>`now()`)
    .where((where) =>
      owner.kind === 'customer'
        ? where('customer_id', '=', owner.customerId)
        : where('token_hash', '=', owner.tokenHash),
    )
    .execute();
}

function selectOpen(db: Kysely<Schema>, owner: CartOwner) {
  const open = db.selectFrom('cart').where('site_id', '=', owner.siteId).where('state', '=', 'open');
  return owner.kind === 'customer'
    ? open.where('customer_id', '=', owner.customerId)
    : open.where('token_hash', '=', owner.tokenHash).where('customer_id', 'is', null);
}

function lifetimeOf({ kind }: CartOwner) {
  return sql<Date>`now() + ${`${DAYS[kind]} days`}::interval`;
}
