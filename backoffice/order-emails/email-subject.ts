import type { Kysely } from 'kysely';
import type { Schema } from '#backoffice/database/schema.ts';
import { makeCreditNote, makeDeliveryNote } from '#backoffice/fulfilment/fulfilment-documents.ts';
import { openOf, readQuantities } from '#backoffice/fulfilment/lock-order.ts';
import { readCreditNotes } from '#backoffice/fulfilment/read-credit-notes.ts';
import { readParcels } from '#backoffice/fulfilment/read-parcels.ts';
import type { OrderDocumentFile } from '#backoffice/order-documents/order-document-files.ts';
import type { OrderRecord } from '#backoffice/orders/read-order.ts';

type NamedPieces = { name: string; quantity: number };

/** The parcel or credit note that an email about an order reports, with its document. */
export type EmailSubject = {
  parcel?: { carrier: string; tracking: string | null };
  credit?: { reason: string; gross: number };
  /** Pieces of the parcel or the credit note; those of the order without one. */
  pieces: NamedPieces[];
  /** Pieces that are still to be shipped. */
  rest: NamedPieces[];
  document?: OrderDocumentFile;
};

/** Reads what an email reports besides its order. */
export async function readEmailSubject(
  db: Kysely<Schema>,
  order: OrderRecord,
  { parcelId, creditNoteId }: { parcelId: number | null; creditNoteId: number | null },
): Promise<EmailSubject> {
  const quantities = await readQuantities(db, order.id);
  const named = (quantityOf: (line: (typeof quantities)[number]) => number): NamedPieces[] =>
    quantities.flatMap((line, index) => {
      const quantity = quantityOf(line);
      const name = order.lines[index]?.name;
      return quantity > 0 && name !== undefined ? [{ name, quantity }] : [];
    });
  const isCancelled = order.status === 'cancelled';
  const all = named(({ ordered, cancelled }) => (isCancelled ? ordered : ordered - cancelled));
  if (parcelId !== null) {
    const parcel = (await readParcels(db, order)).find(({ id }) => id === parcelId);
    if (!parcel) return { pieces: all, rest: [] };
    const { carrier, tracking, lines } = parcel;
    return {
      parcel: { carrier, tracking: tracking || null },
      pieces: named(({ id }) => lines.find(({ line_id: line }) => line === id)?.quantity ?? 0),
      rest: named(openOf),
      document: await makeDeliveryNote(db, order, parcelId),
    };
  }
  if (creditNoteId !== null) {
    const note = (await readCreditNotes(db, order.id)).find(({ id }) => id === creditNoteId);
    if (!note) return { pieces: all, rest: [] };
    const { reason, data, lines } = note;
    return {
      credit: { reason, gross: data.gross },
      pieces: named(({ id }) => lines.find(({ line_id: line }) => line === id)?.quantity ?? 0),
      rest: [],
      document: await makeCreditNote(db, order, { id: creditNoteId, extra: 'pdf' }),
    };
  }
  return { pieces: all, rest: [] };
}
