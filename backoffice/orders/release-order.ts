import { sql, type Kysely } from 'kysely';
import type { Schema } from '#backoffice/database/schema.ts';
import { restorePoints } from '#backoffice/loyalty/move-points.ts';
import { giveStockBack } from './move-stock.ts';
import { addEvent } from './order-events.ts';

type Undone = { id: number; reference: string };
type Released = Undone & { cartId: number | null; customerId: number | null };

/** How long a cart lasts that its buyer gets back. */
const CART_LIFE = '3 days';

/**
 * Gives an order up that was not paid, and gives its buyer his cart back as it was. The order keeps its number, and the
 * cart its order: who tries again goes on with both. The cart must be held.
 */
export async function releaseOrder(within: Kysely<Schema>, order: Released): Promise<void> {
  await undoOrder(within, order);
  if (order.cartId !== null && order.customerId !== null)
    await reopenCart(within, order.cartId, order.customerId);
}

/**
 * Cancels an order: its pieces go back into the stock, its points to its customer, and the codes it used can be used
 * again. `by`: the party that cancelled it; absent when a payment failed.
 */
export async function undoOrder(within: Kysely<Schema>, order: Undone, by?: 'buyer' | 'team'): Promise<void> {
  await within.updateTable('shop_order').set({ status: 'cancelled' }).where('id', '=', order.id).execute();
  await addEvent(within, order.id, 'cancelled', by === undefined ? {} : { reason: by });
  await within.deleteFrom('promotion_use').where('order_reference', '=', order.reference).execute();
  await restorePoints(within, order.id);
  const lines = await within
    .selectFrom('shop_order_line')
    .select(['type', 'element_id as elementId', 'taken as pieces'])
    .where('order_id', '=', order.id)
    .execute();
  await giveStockBack(within, lines);
  // What was given back is not given back again.
  await within.updateTable('shop_order_line').set({ taken: 0 }).where('order_id', '=', order.id).execute();
}

/** A cart that was begun since takes the place of the old one: its lines come first, those of the old one are added. */
async function reopenCart(within: Kysely<Schema>, cartId: number, customerId: number): Promise<void> {
  const begun = await within
    .selectFrom('cart')
    .select('id')
    .where('customer_id', '=', customerId)
    .where('state', '=', 'open')
    .executeTakeFirst();
  if (begun) {
    await sql`
      insert into cart_line (cart_id, type, element_id, schema_id, quantity, unit_seen)
      select ${begun.id}, type, element_id, schema_id, quantity, unit_seen from cart_line where cart_id = ${cartId}
      on conflict (cart_id, type, element_id, schema_id) do nothing`.execute(within);
    // Codes and delivery come along, where the new cart has none of its own.
    await sql`
      insert into cart_promotion (cart_id, promotion_id, told)
      select ${begun.id}, promotion_id, told from cart_promotion where cart_id = ${cartId}
      on conflict do nothing`.execute(within);
    await sql`
      update cart set shipping = (select shipping from cart where id = ${cartId})
      where id = ${begun.id} and shipping is null`.execute(within);
    // The cart that is gone on with belongs to the order now, unless it has one of its own.
    await sql`
      update shop_order set cart_id = ${begun.id}
      where cart_id = ${cartId} and not exists (select from shop_order where cart_id = ${begun.id})`.execute(
      within,
    );
  }
  await within
    .updateTable('cart')
    .set({
      state: begun ? 'merged' : 'open',
      valid_until: sql<Date>`now() + ${CART_LIFE}::interval`,
      updated_at: sql<Date>`now()`,
    })
    .where('id', '=', cartId)
    .execute();
}
