import type { OrderRecord } from '#backoffice/orders/read-order.ts';
import { describeOrder } from '#backoffice/orders/to-order-details.ts';
import type { LineCover } from '#shared/contract/cart-line.ts';
import type { DeliveryProgress } from '#shared/contract/delivery-promise.ts';
import { ORDER_DOCUMENT_TYPES, type FollowedOrder, type OrderDocument } from '#shared/contract/order-list.ts';
import { ORDER_DOCUMENT_FORMATS } from '#shared/contract/order-list-operations.ts';
import { canCancel } from '#shared/domain/order-cancellation.ts';
import type { Locale } from '#shared/locale.ts';
import {
  fileName,
  documentExists,
  type OrderDocumentFiles,
} from '#backoffice/order-documents/order-document-files.ts';
import type { Shipments } from './read-shipments.ts';
import { toTimeline } from './timeline.ts';

type Context = {
  files: OrderDocumentFiles;
  lang: Locale;
  /**
   * The carrier's name in the language of the call (`shown`) and of the order, for its documents (`printed`).
   */
  shown: string;
  printed: string;
  /** Pictures of the lines in their order. */
  covers: readonly (LineCover | null)[];
  /** The carrier's tracking page; `null` when it has none. */
  trackingUrl: string | null;
  progress: DeliveryProgress | null;
  shipments: Shipments;
};

/** An order as shown to its buyer, with every document that exists. */
export async function toFollowedOrder(order: OrderRecord, context: Context): Promise<FollowedOrder> {
  const { buyer, relay, tracking } = order;
  const { parcels, credit_notes, quantities } = context.shipments;
  const details = describeOrder(order, context.shown, context.covers);
  return {
    ...details,
    lines: details.lines.flatMap((line, index) => {
      const pieces = quantities[index];
      return pieces ? [{ ...line, ...pieces }] : [];
    }),
    parcels,
    credit_notes,
    tracking: tracking === null ? null : { number: tracking, url: context.trackingUrl },
    relay: relay && { identifiant: relay.identifiant, nom: relay.nom },
    buyer: {
      name: buyer.company?.name ?? `${buyer.firstname} ${buyer.lastname}`,
      siret: buyer.company?.siret ?? null,
    },
    progress: context.progress,
    cancellable: isCancellable(order),
    timeline: toTimeline(order),
    documents: await Promise.all(ORDER_DOCUMENT_TYPES.map((type) => toDocument(order, type, context))),
  };
}

function isCancellable({ status, payment, invoice, events }: OrderRecord): boolean {
  const isPaid = events.some(({ code }) => code === 'paid');
  return canCancel({ status, payment, isInvoiced: invoice !== null, isPaid }, 'buyer');
}

/** An invoice is rendered at once for its checksum; other documents are rendered on request. */
async function toDocument(
  order: OrderRecord,
  type: OrderDocument['type'],
  { files, printed }: Context,
): Promise<OrderDocument> {
  const isInvoice = type === 'invoice';
  const extras = documentExists(type, order) ? ORDER_DOCUMENT_FORMATS[type] : [];
  return {
    type,
    number: isInvoice ? (order.invoice?.number ?? null) : order.reference,
    issued_at: isInvoice ? (order.invoice?.issuedAt.toISOString() ?? null) : null,
    files: await Promise.all(
      extras.map(async (extra) => {
        const made = isInvoice ? await files.make(order, printed, { type, extra }) : undefined;
        return {
          extra,
          path: `/order/${order.id}/document/${type}/${extra}`,
          name: fileName(type, extra, order),
          size: made?.bytes.length ?? null,
          sha256: made?.sha256 ?? null,
        };
      }),
    ),
  };
}
