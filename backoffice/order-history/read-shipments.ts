import type { Kysely } from 'kysely';
import type { Schema } from '#backoffice/database/schema.ts';
import { readQuantities } from '#backoffice/fulfilment/lock-order.ts';
import { readCreditNotes, toCreditNote } from '#backoffice/fulfilment/read-credit-notes.ts';
import { readParcels } from '#backoffice/fulfilment/read-parcels.ts';
import type { OrderRecord } from '#backoffice/orders/read-order.ts';
import { readCarrierName } from '#backoffice/shipping/list-carriers.ts';
import type { FollowedOrder } from '#shared/contract/order-list.ts';
import type { Locale } from '#shared/locale.ts';

/** The course of an order after its preparation, for its buyer. Quantities are in the order of the lines. */
export type Shipments = Pick<FollowedOrder, 'parcels' | 'credit_notes'> & {
  quantities: Pick<FollowedOrder['lines'][number], 'id' | 'shipped' | 'cancelled' | 'returned'>[];
};

/** Reads parcels, credit notes and quantities of an order; names of carriers in a language. */
export async function readShipments(
  db: Kysely<Schema>,
  order: OrderRecord,
  lang: Locale,
): Promise<Shipments> {
  const { id: orderId, siteId } = order;
  const [parcels, notes, quantities] = await Promise.all([
    readParcels(db, order),
    readCreditNotes(db, orderId),
    readQuantities(db, orderId),
  ]);
  return {
    parcels: await Promise.all(
      parcels.map(async (parcel) => ({
        ...parcel,
        carrier: await readCarrierName(db, { siteId, carrier: parcel.carrier }, lang),
      })),
    ),
    credit_notes: notes.map(toCreditNote),
    quantities: quantities.map(({ id, shipped, cancelled, returned }) => ({
      id,
      shipped,
      cancelled,
      returned,
    })),
  };
}
