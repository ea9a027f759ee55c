import { drawHeading, drawParagraph, drawTitle } from '#backoffice/documents/layout/blocks.ts';
import { drawMark } from '#backoffice/documents/layout/draw-mark.ts';
import { createSheet, MARGIN, NOTE, STONE, WIDTH, type Sheet } from '#backoffice/documents/layout/sheet.ts';
import { moveDown, writeText, type Canvas, type TextStyle } from '#backoffice/documents/layout/write-text.ts';
import { drawFacts, type Fact } from './draw-facts.ts';
import { drawPlainLines, drawPricedLines } from './draw-lines.ts';
import { drawParties } from './draw-parties.ts';
import { drawClosing } from './draw-closing.ts';
import { facturX } from '#backoffice/invoices/factur-x.ts';
import { isIssued, type Paper } from './paper.ts';
import { dayText, weightText } from './paper-format.ts';
import { PAPER_WORDS, PAYMENT_WORDS } from './paper-words.ts';

export type PaperKind = 'invoice' | 'delivery' | 'order';

const SIGNATURE: TextStyle = { face: 'text', size: 8, color: NOTE };
const SIGNATURE_ROOM = 70;

/**
 * A paper of an order as a file: A4, as many pages as it takes, each with its number. The same order gives the same
 * bytes. @throws for an invoice that is not issued.
 */
export async function drawPaper(
  kind: PaperKind,
  paper: Paper,
  onMissing?: Canvas['onMissing'],
): Promise<Buffer> {
  const { lang, lines, buyer } = paper;
  const words = PAPER_WORDS[lang];
  const { number, date } = nameOf(kind, paper);
  const sheet = createSheet({
    lang,
    title: `${words[kind]} ${number}`,
    subject: buyer.name,
    keywords: lines.map(({ reference }) => reference).join(', '),
    date,
    ...(onMissing && { onMissing }),
    ...(kind === 'invoice' && isIssued(paper) && { archive: facturX(paper) }),
  });
  const ofOrder = `${words.of_order} ${paper.reference} ${words.of_day} ${dayText(paper.orderedAt, lang)}`;
  drawMark(sheet);
  drawTitle(sheet, { kind: words[kind], name: number, subtitle: ofOrder });
  drawParties(sheet, paper);
  moveDown(sheet, SIGNATURE, 0.6);
  drawFacts(sheet, factsOf(kind, paper));
  if (kind === 'delivery') {
    drawPlainLines(sheet, lines);
    drawReceipt(sheet);
  } else {
    drawPricedLines(sheet, lines);
    drawClosing(sheet, paper, kind);
  }
  const { bytes } = await sheet.finish();
  return bytes;
}

function nameOf(kind: PaperKind, paper: Paper): { number: string; date: Date } {
  if (kind !== 'invoice') return { number: paper.reference, date: paper.orderedAt };
  if (!isIssued(paper)) throw new Error(`The invoice of ${paper.reference} is not issued.`);
  return { number: paper.invoice.number, date: paper.invoice.issuedAt };
}

function factsOf(kind: PaperKind, paper: Paper): Fact[] {
  const { lang, invoice, orderedAt, shippedAt, payment, due, paidAt, carrier, promised } = paper;
  const { orderNumber, siteReference, tracking, weight, comment } = paper;
  const words = PAPER_WORDS[lang];
  const day = (date: Date) => dayText(date, lang);
  const ofBuyer: Fact[] = [
    ...factOf(words.order_number, orderNumber || null),
    ...factOf(words.site_reference, siteReference || null),
  ];
  const ofParcel = [...factOf(words.promised, promised), ...factOf(words.tracking, tracking)];
  if (kind === 'delivery')
    return [
      ...ofBuyer,
      [words.ordered, day(orderedAt)],
      ...factOf(words.shipped, shippedAt && day(shippedAt)),
      [words.carrier, carrier],
      ...ofParcel,
      [words.weight, weightText(weight, lang)],
      ...factOf(words.comment, comment || null),
    ];
  return [
    ...ofBuyer,
    ...factOf(words.issued, kind === 'invoice' && invoice ? day(invoice.issuedAt) : null),
    [words.ordered, day(orderedAt)],
    ...factOf(words.shipped, shippedAt && day(shippedAt)),
    ...factOf(words.operation, kind === 'invoice' ? words.operation_goods : null),
    [words.payment, PAYMENT_WORDS[lang][payment] ?? payment],
    ...factOf(words.paid_on, paidAt && day(paidAt)),
    ...factOf(words.due, due && day(due)),
    [words.carrier, `${carrier}, ${weightText(weight, lang)}`],
    ...ofParcel,
  ];
}

function factOf(name: string, value: string | null): Fact[] {
  return value === null ? [] : [[name, value]];
}

/** For who takes the parcels in. */
function drawReceipt(sheet: Sheet): void {
  const words = PAPER_WORDS[sheet.lang];
  sheet.ensure(SIGNATURE_ROOM * 2.6);
  drawHeading(sheet, words.received);
  drawParagraph(sheet, words.received_text);
  const { pdf } = sheet;
  const top = pdf.y + 4;
  sheet.decorate(() => pdf.rect(MARGIN, top, WIDTH, SIGNATURE_ROOM).lineWidth(0.5).stroke(STONE));
  const place = { x: MARGIN + 8, y: top + 7, width: WIDTH - 16 };
  sheet.tag('P', () => writeText(sheet, SIGNATURE, words.signature, place));
}
