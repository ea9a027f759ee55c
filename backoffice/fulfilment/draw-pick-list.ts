import { drawTitle } from '#backoffice/documents/layout/blocks.ts';
import { drawMark } from '#backoffice/documents/layout/draw-mark.ts';
import { messageFormatter } from '#backoffice/messages/format-message.ts';
import { drawFacts, type Fact } from '#backoffice/order-documents/draw-facts.ts';
import { drawPlainLines } from '#backoffice/order-documents/draw-lines.ts';
import { dayText } from '#backoffice/order-documents/document-format.ts';
import { addressLines } from './address-lines.ts';
import { openPrint, type PrintOptions } from './open-print.ts';
import type { PickOrder } from './read-pick-orders.ts';

/** Draws the open pieces of all orders by article, then a page an order with its address and its pieces. */
export async function drawPickList(orders: readonly PickOrder[], options: PrintOptions): Promise<Buffer> {
  const { lang } = options;
  const text = messageFormatter(lang);
  const title = text('fulfilment.pick_list');
  const sheet = openPrint(orders, title, options);
  drawMark(sheet);
  drawTitle(sheet, {
    kind: title,
    name: dayText(new Date(), lang),
    subtitle: text('fulfilment.orders', { count: orders.length }),
  });
  drawPlainLines(sheet, sumByArticle(orders).map(toLine));
  for (const { order, carrier, pieces } of orders) {
    sheet.pdf.addPage();
    drawTitle(sheet, {
      kind: text('fulfilment.packing'),
      name: order.reference,
      subtitle: addressLines(order).join(', '),
    });
    const facts: Fact[] = [
      [text('order-documents.ordered'), dayText(order.createdAt, lang)],
      [text('order-documents.carrier'), carrier],
      ...(order.phone === null ? [] : [[text('fulfilment.phone'), order.phone] satisfies Fact]),
      ...(order.comment === '' ? [] : [[text('order-documents.comment'), order.comment] satisfies Fact]),
    ];
    drawFacts(sheet, facts);
    drawPlainLines(sheet, pieces.map(toLine));
  }
  const { bytes } = await sheet.finish();
  return bytes;
}

function sumByArticle(orders: readonly PickOrder[]): PickOrder['pieces'] {
  const byReference = new Map<string, PickOrder['pieces'][number]>();
  for (const piece of orders.flatMap(({ pieces }) => pieces)) {
    const known = byReference.get(piece.reference);
    byReference.set(piece.reference, { ...piece, quantity: piece.quantity + (known?.quantity ?? 0) });
  }
  return [...byReference.values()].toSorted((one, other) => one.reference.localeCompare(other.reference));
}

function toLine(piece: PickOrder['pieces'][number]) {
  return { ...piece, unit: 0, total: 0, eco: 0, rate: 0 };
}
