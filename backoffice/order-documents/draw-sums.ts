import { INK, MARGIN, STONE, WIDTH, type Sheet } from '#backoffice/documents/layout/sheet.ts';
import { tagRow } from '#backoffice/documents/layout/tag-row.ts';
import { writeLine, type TextStyle } from '#backoffice/documents/layout/write-text.ts';
import { messageFormatter } from '#backoffice/messages/format-message.ts';
import { goodsOf, type OrderDocumentData } from './document-data.ts';
import { money, rateText } from './document-format.ts';

/** Share of the page's width. */
export const SUMS_SHARE = 0.52;
const ROW = 19;
const BODY: TextStyle = { face: 'text', size: 9, color: INK };

type Sum = { label: string; amount: number; isStrong?: boolean };

/** Height of the block in points. */
export function heightOfSums(document: OrderDocumentData): number {
  return sumsOf(document).length * ROW;
}

/** Draws the totals on the right of the page. The caller ensures the room. */
export function drawSums(sheet: Sheet, document: OrderDocumentData): void {
  const { pdf, lang } = sheet;
  const rows = sumsOf(document);
  const width = WIDTH * SUMS_SHARE;
  const left = MARGIN + WIDTH - width;
  const drawRow = ({ label, amount, isStrong = false }: Sum) => {
    const top = pdf.y;
    const style: TextStyle = isStrong ? { ...BODY, face: 'strong' } : BODY;
    const place = { x: left, y: top + 5 };
    sheet.decorate(() =>
      pdf
        .moveTo(left, top)
        .lineTo(left + width, top)
        .lineWidth(isStrong ? 1 : 0.5)
        .stroke(isStrong ? INK : STONE),
    );
    tagRow(sheet, [
      { scope: 'Row', draw: () => writeLine(sheet, style, label, { ...place, width: width * 0.68 }) },
      {
        draw: () =>
          writeLine(sheet, style, money(amount, lang, document.currency), {
            ...place,
            width,
            align: 'right',
          }),
      },
    ]);
    pdf.x = MARGIN;
    pdf.y = top + ROW;
  };
  sheet.group('Table', () => rows.forEach(drawRow));
}

function sumsOf(document: OrderDocumentData): Sum[] {
  const { lang, discounts, eco, shipping, net, vat, gross, paid, due } = document;
  const text = messageFormatter(lang);
  return [
    { label: text('order-documents.goods'), amount: goodsOf(document) },
    ...discounts,
    ...(eco === 0 ? [] : [{ label: text('order-documents.eco'), amount: eco }]),
    { label: text('order-documents.shipping'), amount: shipping },
    { label: text('order-documents.net'), amount: net, isStrong: true },
    ...vat.map(({ rate, base, amount }) => ({
      label: text('order-documents.vat', {
        rate: rateText(rate, lang),
        base: money(base, lang, document.currency),
      }),
      amount,
    })),
    { label: text('order-documents.gross'), amount: gross, isStrong: true },
    ...(due === null || document.credit
      ? []
      : [{ label: text('order-documents.to_pay'), amount: gross, isStrong: true }]),
    ...(paid === 0
      ? []
      : [
          { label: text('order-documents.paid'), amount: -paid },
          { label: text('order-documents.left'), amount: gross - paid, isStrong: true },
        ]),
  ];
}
