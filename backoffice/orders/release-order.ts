import { sql, type Kysely } from 'kysely';
import type { Schema } from '#backoffice/database/schema.ts';
import { restorePoints } from '#backoffice/loyalty/move-points.ts';
import { giveStockBack } from './move-stock.ts';
import { addEvent } from './order-events.ts';

type Undone = { id: number; reference: string };
type Released = Undone & { cartId: number | null; customerId: number | null };

/** Lifetime of a cart that is returned to its buyer. */
const CART_LIFETIME = '3 days';

/**
 * Cancels an unpaid order and restores its cart. Order and cart stay linked, so that a retry reuses the
 * reference. The caller must hold the lock on the cart.
 */
export async function releaseOrder(trx: Kysely<Schema>, order: Released): Promise<void> {
  await undoOrder(trx, order);
  if (order.cartId !== null && order.customerId !== null)
    await reopenCart(trx, order.cartId, order.customerId);
}

/**
 * Cancels an order: returns its stock and points, and makes its codes usable again. `by`: the party that
 * cancelled it; absent when a payment failed.
 */
export async function undoOrder(trx: Kysely<Schema>, order: Undone, by?: 'buyer' | 'team'): Promise<void> {
  await trx.updateTable('shop_order').set({ status: 'cancelled' }).where('id', '=', order.id).execute();
  await addEvent(trx, order.id, 'cancelled', by === undefined ? {} : { reason: by });
  await trx.deleteFrom('promotion_use').where('order_reference', '=', order.reference).execute();
  await restorePoints(trx, order.id);
  const lines = await trx
    .selectFrom('shop_order_line')
    .select(['type', 'element_id as elementId', 'taken as pieces'])
    .where('order_id', '=', order.id)
    .execute();
  await giveStockBack(trx, order.id, lines);
  // Prevents a second return of the stock.
  await trx
    .updateTable('shop_order_line')
    .set({ taken: 0, cancelled: sql<number>`quantity - shipped` })
    .where('order_id', '=', order.id)
    .execute();
}

/** When the buyer has begun a newer cart, the lines of the old one are appended to it. */
async function reopenCart(trx: Kysely<Schema>, cartId: number, customerId: number): Promise<void> {
  const begun = await trx
    .selectFrom('cart')
    .select('id')
    .where('customer_id', '=', customerId)
    .where('state', '=', 'open')
    .executeTakeFirst();
  if (begun) {
    await sql`
      insert into cart_line (cart_id, type, element_id, schema_id, quantity, unit_seen)
      select ${begun.id}, type, element_id, schema_id, quantity, unit_seen from cart_line where cart_id = ${cartId}
      on conflict (cart_id, type, element_id, schema_id) do nothing`.execute(trx);
    // Codes and delivery are copied unless the newer cart has its own.
    await sql`
      insert into cart_promotion (cart_id, promotion_id, told)
      select ${begun.id}, promotion_id, told from cart_promotion where cart_id = ${cartId}
      on conflict do nothing`.execute(trx);
    await sql`
      update cart set shipping = (select shipping from cart where id = ${cartId})
      where id = ${begun.id} and shipping is null`.execute(trx);
    // The order now belongs to the newer cart, unless that cart has an order.
    await sql`
      update shop_order set cart_id = ${begun.id}
      where cart_id = ${cartId} and not exists (select from shop_order where cart_id = ${begun.id})`.execute(
      trx,
    );
  }
  await trx
    .updateTable('cart')
    .set({
      state: begun ? 'merged' : 'open',
      valid_until: sql<Date>`now() + ${CART_LIFETIME}::interval`,
      updated_at: sql<Date>`now()`,
    })
    .where('id', '=', cartId)
    .execute();
}
