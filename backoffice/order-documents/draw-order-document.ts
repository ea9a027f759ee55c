import { drawHeading, drawParagraph, drawTitle } from '#backoffice/documents/layout/blocks.ts';
import { drawMark } from '#backoffice/documents/layout/draw-mark.ts';
import { createSheet, MARGIN, NOTE, STONE, WIDTH, type Sheet } from '#backoffice/documents/layout/sheet.ts';
import { moveDown, writeText, type Canvas, type TextStyle } from '#backoffice/documents/layout/write-text.ts';
import { drawFacts, type Fact } from './draw-facts.ts';
import { drawPlainLines, drawPricedLines } from './draw-lines.ts';
import type { OrderDocumentType } from '#shared/contract/order-list.ts';
import { drawParties } from './draw-parties.ts';
import { drawClosing } from './draw-closing.ts';
import { facturX } from '#backoffice/invoices/factur-x.ts';
import { isIssued, type OrderDocumentData } from './document-data.ts';
import { dayText, weightText } from './document-format.ts';
import { DOCUMENT_MESSAGES, PAYMENT_TERMS } from './document-messages.ts';

const SIGNATURE: TextStyle = { face: 'text', size: 8, color: NOTE };
const SIGNATURE_ROOM = 70;

/**
 * Draws a document of an order as a PDF: A4, numbered pages. The same order gives the same bytes.
 * @throws for an invoice that is not issued.
 */
export async function drawOrderDocument(
  kind: OrderDocumentType,
  document: OrderDocumentData,
  onMissing?: Canvas['onMissing'],
): Promise<Buffer> {
  const { lang, lines, buyer } = document;
  const messages = DOCUMENT_MESSAGES[lang];
  const { number, date } = nameOf(kind, document);
  const sheet = createSheet({
    lang,
    title: `${messages[kind]} ${number}`,
    subject: buyer.name,
    keywords: lines.map(({ reference }) => reference).join(', '),
    date,
    ...(onMissing && { onMissing }),
    ...(kind === 'invoice' && isIssued(document) && { archive: facturX(document) }),
  });
  const ofOrder = `${messages.of_order} ${document.reference} ${messages.of_day} ${dayText(document.orderedAt, lang)}`;
  drawMark(sheet);
  drawTitle(sheet, { kind: messages[kind], name: number, subtitle: ofOrder });
  drawParties(sheet, document);
  moveDown(sheet, SIGNATURE, 0.6);
  drawFacts(sheet, factsOf(kind, document));
  if (kind === 'delivery') {
    drawPlainLines(sheet, lines);
    drawReceipt(sheet);
  } else {
    drawPricedLines(sheet, lines);
    drawClosing(sheet, document, kind);
  }
  const { bytes } = await sheet.finish();
  return bytes;
}

function nameOf(kind: OrderDocumentType, document: OrderDocumentData): { number: string; date: Date } {
  if (kind !== 'invoice') return { number: document.reference, date: document.orderedAt };
  if (!isIssued(document)) throw new Error(`The invoice of ${document.reference} is not issued.`);
  return { number: document.invoice.number, date: document.invoice.issuedAt };
}

function factsOf(kind: OrderDocumentType, document: OrderDocumentData): Fact[] {
  const { lang, invoice, orderedAt, shippedAt, payment, due, paidAt, carrier, promised } = document;
  const { orderNumber, siteReference, tracking, weight, comment } = document;
  const messages = DOCUMENT_MESSAGES[lang];
  const day = (date: Date) => dayText(date, lang);
  const ofBuyer: Fact[] = [
    ...factOf(messages.order_number, orderNumber || null),
    ...factOf(messages.site_reference, siteReference || null),
  ];
  const ofParcel = [...factOf(messages.promised, promised), ...factOf(messages.tracking, tracking)];
  if (kind === 'delivery')
    return [
      ...ofBuyer,
      [messages.ordered, day(orderedAt)],
      ...factOf(messages.shipped, shippedAt && day(shippedAt)),
      [messages.carrier, carrier],
      ...ofParcel,
      [messages.weight, weightText(weight, lang)],
      ...factOf(messages.comment, comment || null),
    ];
  return [
    ...ofBuyer,
    ...factOf(messages.issued, kind === 'invoice' && invoice ? day(invoice.issuedAt) : null),
    [messages.ordered, day(orderedAt)],
    ...factOf(messages.shipped, shippedAt && day(shippedAt)),
    ...factOf(messages.operation, kind === 'invoice' ? messages.operation_goods : null),
    [messages.payment, PAYMENT_TERMS[lang][payment] ?? payment],
    ...factOf(messages.paid_on, paidAt && day(paidAt)),
    ...factOf(messages.due, due && day(due)),
    [messages.carrier, `${carrier}, ${weightText(weight, lang)}`],
    ...ofParcel,
  ];
}

function factOf(name: string, value: string | null): Fact[] {
  return value === null ? [] : [[name, value]];
}

function drawReceipt(sheet: Sheet): void {
  const messages = DOCUMENT_MESSAGES[sheet.lang];
  sheet.ensure(SIGNATURE_ROOM * 2.6);
  drawHeading(sheet, messages.received);
  drawParagraph(sheet, messages.received_text);
  const { pdf } = sheet;
  const top = pdf.y + 4;
  sheet.decorate(() => pdf.rect(MARGIN, top, WIDTH, SIGNATURE_ROOM).lineWidth(0.5).stroke(STONE));
  const place = { x: MARGIN + 8, y: top + 7, width: WIDTH - 16 };
  sheet.tag('P', () => writeText(sheet, SIGNATURE, messages.signature, place));
}
