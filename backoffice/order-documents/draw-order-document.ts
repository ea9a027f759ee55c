import { drawHeading, drawParagraph, drawTitle } from '#backoffice/documents/layout/blocks.ts';
import { drawMark } from '#backoffice/documents/layout/draw-mark.ts';
import { createSheet, MARGIN, NOTE, STONE, WIDTH, type Sheet } from '#backoffice/documents/layout/sheet.ts';
import { moveDown, writeText, type Canvas, type TextStyle } from '#backoffice/documents/layout/write-text.ts';
import { messageFormatter } from '#backoffice/messages/format-message.ts';
import { drawFacts, type Fact } from './draw-facts.ts';
import { drawPlainLines, drawPricedLines } from './draw-lines.ts';
import type { DocumentKind } from './document-kind.ts';
import { drawParties } from './draw-parties.ts';
import { drawClosing } from './draw-closing.ts';
import { facturX } from '#backoffice/invoices/factur-x.ts';
import { isIssued, type OrderDocumentData } from './document-data.ts';
import { dayText, weightText } from './document-format.ts';
import { paymentTermsText } from './payment-terms-text.ts';

const SIGNATURE: TextStyle = { face: 'text', size: 8, color: NOTE };
const SIGNATURE_ROOM = 70;

/**
 * Draws a document of an order as a PDF: A4, numbered pages. The same order gives the same bytes.
 * @throws for an invoice that is not issued.
 */
export async function drawOrderDocument(
  kind: DocumentKind,
  document: OrderDocumentData,
  onMissing?: Canvas['onMissing'],
): Promise<Buffer> {
  const { lang, lines, buyer } = document;
  const text = messageFormatter(lang);
  const type = text(`order-documents.type.${kind}`);
  const { number, date } = nameOf(kind, document);
  const sheet = createSheet({
    lang,
    brand: document.brand,
    title: `${type} ${number}`,
    subject: buyer.name,
    keywords: lines.map(({ reference }) => reference).join(', '),
    date,
    ...(onMissing && { onMissing }),
    ...((kind === 'invoice' || kind === 'credit_note') &&
      isIssued(document) && { archive: facturX(document) }),
  });
  const { reference, orderedAt } = document;
  const ofOrder = text('order-documents.order_of', { reference, day: dayText(orderedAt, lang) });
  drawMark(sheet);
  drawTitle(sheet, { kind: type, name: number, subtitle: ofOrder });
  drawParties(sheet, document);
  moveDown(sheet, SIGNATURE, 0.6);
  drawFacts(sheet, factsOf(kind, document));
  if (kind === 'delivery') {
    drawPlainLines(sheet, lines);
    drawReceipt(sheet);
  } else {
    drawPricedLines(sheet, document);
    drawClosing(sheet, document, kind);
  }
  const { bytes } = await sheet.finish();
  return bytes;
}

function nameOf(kind: DocumentKind, document: OrderDocumentData): { number: string; date: Date } {
  const { credit, parcel, reference, shippedAt, orderedAt } = document;
  if (kind === 'credit_note') {
    if (!credit) throw new Error(`${reference} has no credit note.`);
    return { number: credit.number, date: credit.issuedAt };
  }
  if (parcel !== undefined) return { number: `${reference}-${parcel}`, date: shippedAt ?? orderedAt };
  if (kind !== 'invoice') return { number: document.reference, date: document.orderedAt };
  if (!isIssued(document)) throw new Error(`The invoice of ${document.reference} is not issued.`);
  return { number: document.invoice.number, date: document.invoice.issuedAt };
}

function factsOf(kind: DocumentKind, document: OrderDocumentData): Fact[] {
  const { lang, invoice, orderedAt, shippedAt, payment, due, paidAt, carrier, promised } = document;
  const { orderNumber, siteReference, tracking, weight, comment } = document;
  const text = messageFormatter(lang);
  const day = (date: Date) => dayText(date, lang);
  const ofBuyer: Fact[] = [
    ...factOf(text('order-documents.order_number'), orderNumber || null),
    ...factOf(text('order-documents.site_reference'), siteReference || null),
  ];
  const ofParcel = [
    ...factOf(text('order-documents.promised'), promised),
    ...factOf(text('order-documents.tracking'), tracking),
  ];
  if (kind === 'delivery')
    return [
      ...ofBuyer,
      [text('order-documents.ordered'), day(orderedAt)],
      ...factOf(text('order-documents.shipped'), shippedAt && day(shippedAt)),
      [text('order-documents.carrier'), carrier],
      ...ofParcel,
      [text('order-documents.weight'), weightText(weight, lang)],
      ...factOf(text('order-documents.comment'), comment || null),
    ];
  if (kind === 'credit_note')
    return [
      ...ofBuyer,
      ...factOf(
        text('order-documents.credit_issued'),
        document.credit ? day(document.credit.issuedAt) : null,
      ),
      ...factOf(
        text('order-documents.credited_invoice'),
        invoice && text('order-documents.invoice_of', { number: invoice.number, day: day(invoice.issuedAt) }),
      ),
      [text('order-documents.payment'), paymentTermsText(payment, lang)],
      ...factOf(text('order-documents.credit_reason'), document.credit?.reason ?? null),
    ];
  return [
    ...ofBuyer,
    ...factOf(text('order-documents.issued'), kind === 'invoice' && invoice ? day(invoice.issuedAt) : null),
    [text('order-documents.ordered'), day(orderedAt)],
    ...factOf(text('order-documents.shipped'), shippedAt && day(shippedAt)),
    ...factOf(
      text('order-documents.operation'),
      kind === 'invoice' ? text('order-documents.operation_goods') : null,
    ),
    [text('order-documents.payment'), paymentTermsText(payment, lang)],
    ...factOf(text('order-documents.paid_on'), paidAt && day(paidAt)),
    ...factOf(text('order-documents.due'), due && day(due)),
    [text('order-documents.carrier'), `${carrier}, ${weightText(weight, lang)}`],
    ...ofParcel,
  ];
}

function factOf(name: string, value: string | null): Fact[] {
  return value === null ? [] : [[name, value]];
}

function drawReceipt(sheet: Sheet): void {
  const text = messageFormatter(sheet.lang);
  sheet.ensure(SIGNATURE_ROOM * 2.6);
  drawHeading(sheet, text('order-documents.received'));
  drawParagraph(sheet, text('order-documents.receipt_text'));
  const { pdf } = sheet;
  const top = pdf.y + 4;
  sheet.decorate(() => pdf.rect(MARGIN, top, WIDTH, SIGNATURE_ROOM).lineWidth(0.5).stroke(STONE));
  const place = { x: MARGIN + 8, y: top + 7, width: WIDTH - 16 };
  sheet.tag('P', () => writeText(sheet, SIGNATURE, text('order-documents.signature'), place));
}
