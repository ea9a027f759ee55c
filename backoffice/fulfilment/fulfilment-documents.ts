import { createHash } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Canvas } from '#backoffice/documents/layout/write-text.ts';
import type { Schema } from '#backoffice/database/schema.ts';
import { notFound } from '#backoffice/http/failure.ts';
import { writeInvoiceXml } from '#backoffice/invoices/invoice-xml.ts';
import type { OrderDocumentData } from '#backoffice/order-documents/document-data.ts';
import { drawOrderDocument } from '#backoffice/order-documents/draw-order-document.ts';
import type { OrderDocumentFile } from '#backoffice/order-documents/order-document-files.ts';
import { toDocumentData } from '#backoffice/order-documents/to-document-data.ts';
import { readRetained, type OrderRecord } from '#backoffice/orders/read-order.ts';
import { readCarrierName } from '#backoffice/shipping/list-carriers.ts';
import { ORDER_DOCUMENT_MEDIA_TYPES } from '#shared/contract/order-list-operations.ts';
import type { CreditNoteData } from './credit-note-data.ts';
import { toCreditNoteData } from './to-credit-note-data.ts';
import { readQuantities } from './lock-order.ts';

/**
 * Renders the delivery note of a parcel of an order.
 * @throws Failure 404 for a parcel of another order
 */
export async function makeDeliveryNote(
  db: Kysely<Schema>,
  order: OrderRecord,
  parcelId: number,
  onMissing?: Canvas['onMissing'],
): Promise<OrderDocumentFile> {
  const parcel = await db
    .selectFrom('parcel')
    .selectAll()
    .where('id', '=', parcelId)
    .where('order_id', '=', order.id)
    .executeTakeFirst();
  if (!parcel) throw notFound();
  const content = await db
    .selectFrom('parcel_line')
    .select(['line_id', 'quantity'])
    .where('parcel_id', '=', parcelId)
    .execute();
  const quantities = await readQuantities(db, order.id);
  const packed = quantities.map(({ id }) => content.find(({ line_id: line }) => line === id)?.quantity ?? 0);
  const carrier = await readCarrierName(db, { ...order, carrier: parcel.carrier }, order.lang);
  const data: OrderDocumentData = {
    ...toDocumentData(order, carrier, 'delivery'),
    shippedAt: parcel.shipped_at,
    tracking: parcel.tracking || null,
    parcel: parcel.number,
    weight: order.lines.reduce((sum, { weight }, index) => sum + weight * (packed[index] ?? 0), 0),
  };
  const lines = order.lines.flatMap(({ reference, name, unit, vatRate: rate }, index) =>
    packed[index] ? [{ reference, name, quantity: packed[index], unit, total: 0, eco: 0, rate }] : [],
  );
  const bytes = await drawOrderDocument('delivery', { ...data, lines }, onMissing);
  return toFile(`bon-de-livraison-${order.reference}-${parcel.number}.pdf`, 'pdf', bytes);
}

/**
 * Renders a credit note of an order as PDF, with the XML embedded, or as XML.
 * @throws Failure 404 for a credit note of another order
 */
export async function makeCreditNote(
  db: Kysely<Schema>,
  order: OrderRecord,
  { id, extra }: { id: number; extra: 'pdf' | 'xml' },
  onMissing?: Canvas['onMissing'],
): Promise<OrderDocumentFile> {
  const note = await db
    .selectFrom('credit_note')
    .selectAll()
    .where('id', '=', id)
    .where('order_id', '=', order.id)
    .executeTakeFirst();
  if (!note) throw notFound();
  const carrier = await readCarrierName(db, order, order.lang);
  const { number, issued_at: issuedAt, reason } = note;
  const data = toCreditNoteData(order, carrier, {
    id,
    number,
    issuedAt,
    reason,
    // This program wrote the column.
    data: note.data as CreditNoteData,
    ...readRetained(note.seller),
  });
  const name = `avoir-${number}.${extra}`;
  if (extra === 'xml') return toFile(name, 'xml', new TextEncoder().encode(writeInvoiceXml(data)));
  return toFile(name, 'pdf', await drawOrderDocument('credit_note', data, onMissing));
}

function toFile(name: string, extra: 'pdf' | 'xml', bytes: Uint8Array): OrderDocumentFile {
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  return { name, type: ORDER_DOCUMENT_MEDIA_TYPES[extra], bytes, sha256 };
}
