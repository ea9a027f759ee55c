import { INK, MARGIN, STONE, WIDTH, type Sheet } from '#backoffice/documents/layout/sheet.ts';
import { tagRow } from '#backoffice/documents/layout/tag-row.ts';
import { writeLine, type TextStyle } from '#backoffice/documents/layout/write-text.ts';
import { goodsOf, type Paper } from './paper.ts';
import { money, rateText } from './paper-format.ts';
import { PAPER_WORDS } from './paper-words.ts';

/** Of the page's width. */
export const SUMS_SHARE = 0.52;
const ROW = 19;
const BODY: TextStyle = { face: 'text', size: 9, color: INK };

type Sum = { label: string; amount: number; isStrong?: boolean };

/** How high the sums stand. */
export function heightOfSums(paper: Paper): number {
  return sumsOf(paper).length * ROW;
}

/** What it all comes to, on the right of the page. There has to be room for it. */
export function drawSums(sheet: Sheet, paper: Paper): void {
  const { pdf, lang } = sheet;
  const rows = sumsOf(paper);
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
      { draw: () => writeLine(sheet, style, money(amount, lang), { ...place, width, align: 'right' }) },
    ]);
    pdf.x = MARGIN;
    pdf.y = top + ROW;
  };
  sheet.group('Table', () => rows.forEach(drawRow));
}

function sumsOf(paper: Paper): Sum[] {
  const { lang, discounts, eco, shipping, net, vat, gross, paid, due } = paper;
  const words = PAPER_WORDS[lang];
  return [
    { label: words.goods, amount: goodsOf(paper) },
    ...discounts,
    ...(eco === 0 ? [] : [{ label: words.eco, amount: eco }]),
    { label: words.shipping, amount: shipping },
    { label: words.net, amount: net, isStrong: true },
    ...vat.map(({ rate, base, amount }) => ({
      label: `${words.vat_of} ${rateText(rate, lang)} ${words.vat_on} ${money(base, lang)}`,
      amount,
    })),
    { label: words.gross, amount: gross, isStrong: true },
    ...(due === null ? [] : [{ label: words.to_pay, amount: gross, isStrong: true }]),
    ...(paid === 0
      ? []
      : [
          { label: words.paid, amount: -paid },
          { label: words.left, amount: gross - paid, isStrong: true },
        ]),
  ];
}
