import type { Kysely } from 'kysely';
import type { Schema } from '#backoffice/database/schema.ts';
import { notFound } from '#backoffice/http/failure.ts';

/** Quantities of an order line: `ordered` is the sum of `shipped`, `cancelled` and the open pieces. */
type LineQuantities = {
  ordered: number;
  /** Pieces of the stock that are put aside. */
  reserved: number;
  shipped: number;
  cancelled: number;
  returned: number;
  credited: number;
};

export type LockedLine = LineQuantities & {
  id: number;
  type: string;
  elementId: number;
  /** Pieces on the invoice; `null` before it is issued. */
  invoiced: number | null;
};

export type LockedOrder = {
  id: number;
  siteId: number;
  reference: string;
  status: string;
  payment: string;
  carrier: string;
  lines: LockedLine[];
};

/** A number of pieces of a line. */
export type Pieces = { line_id: number; quantity: number };

/** Pieces that are neither shipped nor cancelled. */
export function openOf({ ordered, shipped, cancelled }: LineQuantities): number {
  return ordered - shipped - cancelled;
}

/** Pieces on the invoice that are not credited. */
export function creditableOf({ invoiced, credited }: LockedLine): number {
  return (invoiced ?? 0) - credited;
}

/**
 * Reads an order and locks it until the transaction ends.
 * @throws Failure 404 for an order of another site
 */
export async function lockOrder(
  trx: Kysely<Schema>,
  { id, siteId }: { id: number; siteId?: number | undefined },
): Promise<LockedOrder> {
  const order = await trx
    .selectFrom('shop_order')
    .select(['id', 'site_id as siteId', 'reference', 'status', 'payment', 'carrier'])
    .where('id', '=', id)
    .$if(siteId !== undefined, (query) => query.where('site_id', '=', siteId ?? 0))
    .forUpdate()
    .executeTakeFirst();
  if (!order) throw notFound();
  return { ...order, lines: await readQuantities(trx, id) };
}

/** Quantities of the lines of an order. */
export async function readQuantities(db: Kysely<Schema>, orderId: number): Promise<LockedLine[]> {
  return db
    .selectFrom('shop_order_line')
    .select([
      'id',
      'type',
      'element_id as elementId',
      'quantity as ordered',
      'taken as reserved',
      'shipped',
      'cancelled',
      'returned',
      'credited',
      'invoiced',
    ])
    .where('order_id', '=', orderId)
    .orderBy('id')
    .execute();
}
