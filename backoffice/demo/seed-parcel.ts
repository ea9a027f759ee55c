import type { Kysely } from 'kysely';
import type { Schema } from '#backoffice/database/schema.ts';
import type { DemoOrder } from './demo-order.ts';
import type { demoEvents } from './order-events.ts';

const SENT = new Set<DemoOrder['status']>(['shipped', 'delivered', 'returned']);

/** Quantities of an order line in the present state of its order. */
export function demoQuantities(
  status: DemoOrder['status'],
  quantity: number,
): { shipped: number; cancelled: number; returned: number } {
  return {
    shipped: SENT.has(status) ? quantity : 0,
    cancelled: status === 'cancelled' ? quantity : 0,
    returned: status === 'returned' ? quantity : 0,
  };
}

/** Creates the parcel of a shipped order with all its lines. */
export async function seedParcel(
  db: Kysely<Schema>,
  {
    id,
    order,
    events,
    tracking,
  }: { id: number; order: DemoOrder; events: ReturnType<typeof demoEvents>; tracking: string | null },
): Promise<void> {
  const shipped = events.find(({ code }) => code === 'shipped');
  if (!shipped) return;
  const parcel = await db
    .insertInto('parcel')
    .values({
      order_id: id,
      number: 1,
      carrier: order.carrier,
      tracking: tracking ?? '',
      shipped_at: shipped.happenedAt,
      delivered_at: events.find(({ code }) => code === 'delivered')?.happenedAt ?? null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const lines = await db
    .selectFrom('shop_order_line')
    .select(['id', 'quantity'])
    .where('order_id', '=', id)
    .execute();
  await db
    .insertInto('parcel_line')
    .values(lines.map((line) => ({ parcel_id: parcel.id, line_id: line.id, quantity: line.quantity })))
    .execute();
}
