import { INK, MARGIN, NOTE, STONE, WIDTH, type Sheet } from '#backoffice/documents/layout/sheet.ts';
import { heightOfText, writeText, type TextStyle } from '#backoffice/documents/layout/write-text.ts';
import { messageFormatter } from '#backoffice/messages/format-message.ts';
import { writtenIban } from '#shared/domain/iban.ts';
import { eInvoicingText } from '#backoffice/invoices/e-invoicing.ts';
import { drawSums, heightOfSums, SUMS_SHARE } from './draw-sums.ts';
import type { OrderDocumentData } from './document-data.ts';

const GAP = 24;
const TITLE: TextStyle = { face: 'strong', size: 8, color: INK };
const TERM: TextStyle = { face: 'text', size: 8, color: NOTE };
const PADDING = 5;
const APART = 4;

type Kind = 'invoice' | 'order' | 'credit_note';

/**
 * Draws totals on the right and payment terms on the left, below the lines. The block never breaks across
 * pages.
 */
export function drawClosing(sheet: Sheet, document: OrderDocumentData, kind: Kind): void {
  const { pdf } = sheet;
  const [title, ...paragraphs] = textsOf(document, kind);
  const width = WIDTH * (1 - SUMS_SHARE) - GAP;
  const heights = paragraphs.map((text) => heightOfText(sheet, TERM, text, width) + APART);
  const titleHeight = heightOfText(sheet, TITLE, title, width) + APART;
  const height = PADDING + titleHeight + heights.reduce((sum, one) => sum + one, 0);
  sheet.ensure(Math.max(height, heightOfSums(document)));
  const top = pdf.y;
  drawSums(sheet, document);
  const below = pdf.y;
  sheet.decorate(() =>
    pdf
      .moveTo(MARGIN, top)
      .lineTo(MARGIN + width, top)
      .lineWidth(0.5)
      .stroke(STONE),
  );
  sheet.heading(title, () => writeText(sheet, TITLE, title, { y: top + PADDING, width }));
  let y = top + PADDING + titleHeight;
  for (const [index, text] of paragraphs.entries()) {
    sheet.tag('P', () => {
      writeText(sheet, TERM, text, { y, width });
    });
    y += heights[index] ?? 0;
  }
  pdf.x = MARGIN;
  pdf.y = Math.max(below, y);
}

/**
 * Legal texts of an invoice, with the bank account when money is owed; an order document states that it is no
 * invoice.
 */
function textsOf(document: OrderDocumentData, kind: Kind): [string, ...string[]] {
  const { lang, gross, paid, reference, account } = document;
  const text = messageFormatter(lang);
  if (kind === 'order') return [text('order-documents.type.order'), text('order-documents.order_text')];
  if (kind === 'credit_note')
    return [text('order-documents.terms'), text('order-documents.credit_text'), eInvoicingText(document)];
  return [
    text('order-documents.terms'),
    ...(account && gross > paid
      ? [text('order-documents.bank_account', { ...account, iban: writtenIban(account.iban), reference })]
      : []),
    text('order-documents.legal.late'),
    `${text('order-documents.legal.indemnity')} ${text('order-documents.legal.discount')}`,
    eInvoicingText(document),
  ];
}
