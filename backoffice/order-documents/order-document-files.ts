import { createHash } from 'node:crypto';
import type { Canvas } from '#backoffice/documents/layout/write-text.ts';
import type { OrderRecord } from '#backoffice/orders/read-order.ts';
import type { OrderDocumentType } from '#shared/contract/order-list.ts';
import {
  ORDER_DOCUMENT_MEDIA_TYPES,
  type OrderDocumentFormat,
} from '#shared/contract/order-list-operations.ts';
import { drawOrderDocument } from './draw-order-document.ts';
import { writeInvoiceTable } from '#backoffice/invoices/invoice-table.ts';
import { writeInvoiceXml } from '#backoffice/invoices/invoice-xml.ts';
import { writeOrderTable } from './order-table.ts';
import { isIssued, type OrderDocumentData } from './document-data.ts';
import { toDocumentData } from './to-document-data.ts';

export type OrderDocumentFile = { name: string; type: string; bytes: Uint8Array; sha256: string };

/** Prefixes of file names (behaviour: `facture-{reference}.pdf`). */
const NAMES: Record<OrderDocumentType, string> = {
  invoice: 'facture',
  delivery: 'bon-de-livraison',
  order: 'commande',
};
/** Events from which the parcels are known. */
const PACKED_EVENTS: ReadonlySet<string> = new Set(['prepared', 'shipped', 'delivered']);
/** Maximum number of cached invoices; one page is about 60 kB. */
const MAX_CACHED_FILES = 100;

/** True once the document exists. The order document exists from the start. */
export function documentExists(type: OrderDocumentType, { invoice, events }: OrderRecord): boolean {
  if (type === 'invoice') return invoice !== null;
  return type === 'order' || events.some(({ code }) => PACKED_EVENTS.has(code));
}

export function fileName(
  type: OrderDocumentType,
  extra: OrderDocumentFormat,
  { reference }: OrderRecord,
): string {
  return `${NAMES[type]}-${reference}.${extra}`;
}

export type OrderDocumentFiles = {
  /**
   * Renders a document as a file; `undefined` until it exists. `carrier`: its name in the order's language.
   */
  make(
    order: OrderRecord,
    carrier: string,
    requested: { type: OrderDocumentType; extra: OrderDocumentFormat },
  ): Promise<OrderDocumentFile | undefined>;
};

/** Renders documents on request. Issued invoices never change, so the latest ones are cached. */
export function createOrderDocumentFiles(onMissing?: Canvas['onMissing']): OrderDocumentFiles {
  const cache = new Map<string, OrderDocumentFile>();
  return {
    async make(order, carrier, { type, extra }) {
      if (!documentExists(type, order)) return undefined;
      const document = toDocumentData(order, carrier, type);
      const key = JSON.stringify([order.siteId, order.id, type, extra, document]);
      const cached = cache.get(key);
      if (cached) return cached;
      const bytes = await bytesOf(document, { type, extra }, onMissing);
      const file: OrderDocumentFile = {
        name: fileName(type, extra, order),
        type: ORDER_DOCUMENT_MEDIA_TYPES[extra],
        bytes,
        sha256: createHash('sha256').update(bytes).digest('hex'),
      };
      cache.set(key, file);
      const [oldest] = cache.keys();
      if (cache.size > MAX_CACHED_FILES && oldest !== undefined) cache.delete(oldest);
      return file;
    },
  };
}

async function bytesOf(
  document: OrderDocumentData,
  { type, extra }: { type: OrderDocumentType; extra: OrderDocumentFormat },
  onMissing?: Canvas['onMissing'],
): Promise<Uint8Array> {
  if (extra === 'pdf') return drawOrderDocument(type, document, onMissing);
  if (extra === 'csv' && type !== 'invoice') return new TextEncoder().encode(writeOrderTable(document));
  if (!isIssued(document)) throw new Error(`The invoice of ${document.reference} is not issued.`);
  return new TextEncoder().encode(extra === 'csv' ? writeInvoiceTable(document) : writeInvoiceXml(document));
}
