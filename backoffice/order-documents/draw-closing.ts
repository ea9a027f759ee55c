import { INK, MARGIN, NOTE, STONE, WIDTH, type Sheet } from '#backoffice/documents/layout/sheet.ts';
import { heightOfText, writeText, type TextStyle } from '#backoffice/documents/layout/write-text.ts';
import { BANK_ACCOUNT, writtenIban } from '#shared/domain/bank-account.ts';
import { eInvoicingText } from '#backoffice/invoices/e-invoicing.ts';
import { drawSums, heightOfSums, SUMS_SHARE } from './draw-sums.ts';
import type { Paper } from './paper.ts';
import { PAPER_WORDS, TERMS } from './paper-words.ts';

const GAP = 24;
const TITLE: TextStyle = { face: 'strong', size: 8, color: INK };
const TERM: TextStyle = { face: 'text', size: 8, color: NOTE };
const PADDING = 5;
const APART = 4;

type Kind = 'invoice' | 'order';

/** Below the lines: what it comes to on the right, how it is to be paid on the left. Never torn over two pages. */
export function drawClosing(sheet: Sheet, paper: Paper, kind: Kind): void {
  const { pdf } = sheet;
  const [title, ...paragraphs] = textsOf(paper, kind);
  const width = WIDTH * (1 - SUMS_SHARE) - GAP;
  const heights = paragraphs.map((text) => heightOfText(sheet, TERM, text, width) + APART);
  const titleHeight = heightOfText(sheet, TITLE, title, width) + APART;
  const height = PADDING + titleHeight + heights.reduce((sum, one) => sum + one, 0);
  sheet.ensure(Math.max(height, heightOfSums(paper)));
  const top = pdf.y;
  drawSums(sheet, paper);
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

/** What the law has invoices say; of an order, that it is none. Who still owes is told where to pay. */
function textsOf(paper: Paper, kind: Kind): [string, ...string[]] {
  const { lang, gross, paid, reference } = paper;
  const words = PAPER_WORDS[lang];
  if (kind === 'order') return [words.order, words.order_text];
  const { holder, iban, bic } = BANK_ACCOUNT;
  const account = `${words.pay_to} ${holder}\nIBAN ${writtenIban(iban)}\nBIC ${bic}\n${words.quote} ${reference}`;
  const { late, indemnity, discount } = TERMS[lang];
  return [
    words.terms,
    ...(gross > paid ? [account] : []),
    late,
    `${indemnity} ${discount}`,
    eInvoicingText(paper),
  ];
}
