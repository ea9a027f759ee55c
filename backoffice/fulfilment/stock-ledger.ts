import { sql, type Kysely } from 'kysely';
import type { Schema } from '#backoffice/database/schema.ts';

type StockReason = 'order' | 'return' | 'import';

/**
 * Names the reason of the changes of stock that follow in a transaction: triggers add them to the ledger (migration
 * 0081). Without a reason they are corrections.
 */
export async function nameStockReason(
  trx: Kysely<Schema>,
  reason: StockReason,
  orderId?: number,
): Promise<void> {
  await sql`
    select set_config('atre.stock_reason', ${reason}, true),
      set_config('atre.stock_order', ${orderId === undefined ? '' : String(orderId)}, true)`.execute(trx);
}

/** Takes shipped pieces out of those put aside for an order. The stock for sale is the same as before. */
export async function recordShipment(
  trx: Kysely<Schema>,
  orderId: number,
  moves: readonly { type: string; elementId: number; pieces: number }[],
): Promise<void> {
  const rows = moves.filter(({ pieces }) => pieces > 0);
  if (rows.length === 0) return;
  await trx
    .insertInto('stock_move')
    .values(
      rows.map(({ type, elementId, pieces }) => ({
        type,
        element_id: elementId,
        reason: 'parcel',
        pieces: 0,
        reserved: -pieces,
        order_id: orderId,
      })),
    )
    .execute();
}
