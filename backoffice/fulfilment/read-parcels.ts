import type { Kysely } from 'kysely';
import type { Schema } from '#backoffice/database/schema.ts';
import { readTrackingUrl } from '#backoffice/order-history/tracking.ts';
import type { OperatorOrder } from '#shared/contract/fulfilment.ts';

/** Parcels of an order with their tracking pages, the first first. */
export async function readParcels(
  db: Kysely<Schema>,
  { id: orderId, siteId }: { id: number; siteId: number },
): Promise<OperatorOrder['parcels']> {
  const rows = await db
    .selectFrom('parcel')
    .selectAll()
    .where('order_id', '=', orderId)
    .orderBy('number')
    .execute();
  const lines = await db
    .selectFrom('parcel_line')
    .innerJoin('parcel', 'parcel.id', 'parcel_line.parcel_id')
    .select(['parcel_id', 'line_id', 'quantity'])
    .where('order_id', '=', orderId)
    .orderBy('line_id')
    .execute();
  const parcels: OperatorOrder['parcels'] = [];
  for (const { id, number, carrier, tracking, shipped_at: shipped, delivered_at: delivered } of rows)
    parcels.push({
      id,
      number,
      carrier,
      tracking,
      tracking_url: await readTrackingUrl(db, { siteId, carrier, tracking: tracking || null }),
      shipped_at: shipped.toISOString(),
      delivered_at: delivered?.toISOString() ?? null,
      lines: lines
        .filter(({ parcel_id: parcel }) => parcel === id)
        .map(({ line_id, quantity }) => ({ line_id, quantity })),
    });
  return parcels;
}
