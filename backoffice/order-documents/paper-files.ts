import { createHash } from 'node:crypto';
import type { Canvas } from '#backoffice/documents/layout/write-text.ts';
import type { OrderRecord } from '#backoffice/orders/read-order.ts';
import type { OrderPaper } from '#shared/contract/order-list.ts';
import { PAPER_TYPES, type PaperExtra } from '#shared/contract/order-list-operations.ts';
import { drawPaper } from './draw-paper.ts';
import { writeInvoiceTable } from '#backoffice/invoices/invoice-table.ts';
import { writeInvoiceXml } from '#backoffice/invoices/invoice-xml.ts';
import { writeOrderTable } from './order-table.ts';
import { isIssued, type Paper } from './paper.ts';
import { toPaper } from './to-paper.ts';

export type PaperFile = { name: string; type: string; bytes: Uint8Array; sha256: string };

/** Begins the names of files (behaviour: `facture-{reference}.pdf`). */
const NAMES: Record<OrderPaper, string> = {
  invoice: 'facture',
  delivery: 'bon-de-livraison',
  order: 'commande',
};
/** From when the parcels are known. */
const PACKED: ReadonlySet<string> = new Set(['prepared', 'shipped', 'delivered']);
/** Bound of what is remembered: an invoice of one page weighs some 60 kB. */
const MOST_KEPT = 100;

/** Whether a paper exists yet. An order's own is there from the first moment. */
export function isThere(type: OrderPaper, { invoice, events }: OrderRecord): boolean {
  if (type === 'invoice') return invoice !== null;
  return type === 'order' || events.some(({ code }) => PACKED.has(code));
}

export function fileName(type: OrderPaper, extra: PaperExtra, { reference }: OrderRecord): string {
  return `${NAMES[type]}-${reference}.${extra}`;
}

export type PaperFiles = {
  /** A paper as a file, `undefined` until it is there. `carrier`: its name in the order's language. */
  make(
    order: OrderRecord,
    carrier: string,
    wanted: { type: OrderPaper; extra: PaperExtra },
  ): Promise<PaperFile | undefined>;
};

/** Makes papers when they are asked for. An invoice never changes once it is issued, so the last ones are kept. */
export function createPaperFiles(onMissing?: Canvas['onMissing']): PaperFiles {
  const kept = new Map<string, PaperFile>();
  return {
    async make(order, carrier, { type, extra }) {
      if (!isThere(type, order)) return undefined;
      const paper = toPaper(order, carrier, type);
      const key = JSON.stringify([order.siteId, order.id, type, extra, paper]);
      const known = kept.get(key);
      if (known) return known;
      const bytes = await bytesOf(paper, { type, extra }, onMissing);
      const made: PaperFile = {
        name: fileName(type, extra, order),
        type: PAPER_TYPES[extra],
        bytes,
        sha256: createHash('sha256').update(bytes).digest('hex'),
      };
      kept.set(key, made);
      const [oldest] = kept.keys();
      if (kept.size > MOST_KEPT && oldest !== undefined) kept.delete(oldest);
      return made;
    },
  };
}

async function bytesOf(
  paper: Paper,
  { type, extra }: { type: OrderPaper; extra: PaperExtra },
  onMissing?: Canvas['onMissing'],
): Promise<Uint8Array> {
  if (extra === 'pdf') return drawPaper(type, paper, onMissing);
  if (extra === 'csv' && type !== 'invoice') return new TextEncoder().encode(writeOrderTable(paper));
  if (!isIssued(paper)) throw new Error(`The invoice of ${paper.reference} is not issued.`);
  return new TextEncoder().encode(extra === 'csv' ? writeInvoiceTable(paper) : writeInvoiceXml(paper));
}
