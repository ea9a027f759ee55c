import type { OrderRecord } from '#backoffice/orders/read-order.ts';
import { ORDER_PAPERS, type FollowedOrder, type OrderDocument } from '#shared/contract/order-list.ts';
import { PAPER_FILES } from '#shared/contract/order-list-operations.ts';
import type { Locale } from '#shared/locale.ts';
import { fileName, isThere, type PaperFiles } from './paper-files.ts';
import { toTimeline } from './timeline.ts';
import { trackingUrl } from './tracking.ts';

const CENTS = 100;

type Context = {
  files: PaperFiles;
  lang: Locale;
  /** The carrier's name in the language of the call, and in the order's own, for its papers. */
  shown: string;
  printed: string;
};

/** An order as its buyer sees it, with every paper that is there. */
export async function toFollowedOrder(order: OrderRecord, context: Context): Promise<FollowedOrder> {
  const { buyer, amount, relay, tracking } = order;
  return {
    id: order.id,
    reference: order.reference,
    status: order.status,
    payment: order.payment,
    created_at: order.createdAt.toISOString(),
    carrier: { technical_name: order.carrier, name: context.shown },
    delivery_address: order.deliveryAddress,
    invoice_address: order.invoiceAddress,
    phone: order.phone,
    comment: order.comment,
    lines: order.lines.map((line) => ({
      type: line.type,
      element_id: line.elementId,
      reference: line.reference,
      name: line.name,
      quantity: line.quantity,
      unit_without_tax: line.unit / CENTS,
      total_without_tax: line.total / CENTS,
      eco_without_tax: line.eco / CENTS,
      tva_rate: line.vatRate / CENTS,
      schema_title: line.schemaTitle,
    })),
    amount: {
      without_tax_base: amount.base / CENTS,
      remise: Object.fromEntries(Object.entries(amount.remise).map(([code, value]) => [code, value / CENTS])),
      eco_without_tax: amount.eco / CENTS,
      shipping: amount.shipping / CENTS,
      total_without_tax: amount.totalWithoutTax / CENTS,
      tva: amount.tax / CENTS,
      tva_rates: amount.taxes.map(({ rate, base, tax }) => ({
        rate: rate / CENTS,
        base: base / CENTS,
        tva: tax / CENTS,
      })),
      total: amount.total / CENTS,
    },
    tracking: tracking === null ? null : { number: tracking, url: trackingUrl(order.carrier, tracking) },
    relay: relay && { identifiant: relay.identifiant, nom: relay.nom },
    buyer: {
      name: buyer.company?.name ?? `${buyer.firstname} ${buyer.lastname}`,
      siret: buyer.company?.siret ?? null,
    },
    timeline: toTimeline(order),
    documents: await Promise.all(ORDER_PAPERS.map((type) => toDocument(order, type, context))),
  };
}

/** An invoice is made, so that the sum of its bytes can be told; other papers are made when somebody asks for them. */
async function toDocument(
  order: OrderRecord,
  type: OrderDocument['type'],
  { files, printed }: Context,
): Promise<OrderDocument> {
  const isInvoice = type === 'invoice';
  const extras = isThere(type, order) ? PAPER_FILES[type] : [];
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
