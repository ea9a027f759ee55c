import { join } from 'node:path';
// oxlint-disable-next-line import/no-named-as-default -- its types know no named export
import PDFDocument from 'pdfkit';
import type { StoredCard, StoredDetails, StoredTexts } from '#backoffice/products/product-record.ts';
import { formatFigure } from '#shared/domain/price.ts';
import type { Locale } from '#shared/locale.ts';

export type SheetData = {
  lang: Locale;
  name: string;
  reference: string;
  card: StoredCard;
  texts: StoredTexts;
  details: StoredDetails;
};

const WORDS = {
  fr: {
    sheet: 'Fiche produit',
    sizes: 'Dimensions',
    reference: 'Référence',
    size: 'L × H × P (mm)',
    weight: 'Masse (kg)',
    guarantee: 'Garantie',
    years: (years: number) => `${years} ans`,
  },
  en: {
    sheet: 'Product sheet',
    sizes: 'Sizes',
    reference: 'Reference',
    size: 'W × H × D (mm)',
    weight: 'Weight (kg)',
    guarantee: 'Guarantee',
    years: (years: number) => `${years} years`,
  },
};

const MARGIN = 56;
const WIDTH = 595.28 - 2 * MARGIN;
const FONTS = join(process.cwd(), 'backoffice', 'documents', 'fonts');
const INK = '#181613';
const NOTE = '#66625a';
const EMBER = '#b23a17';
const STONE = '#cdc9bf';

/** Writes the data sheet of a product, one A4 page in one language, into the stream. */
export function drawProductSheet(data: SheetData, output: NodeJS.WritableStream): void {
  const words = WORDS[data.lang];
  const pdf = new PDFDocument({
    size: 'A4',
    margin: MARGIN,
    lang: data.lang,
    displayTitle: true,
    info: { Title: `${data.name}, ${words.sheet.toLowerCase()}`, Author: 'Âtre' },
  });
  pdf.registerFont('title', join(FONTS, 'bricolage-540.ttf'));
  pdf.registerFont('text', join(FONTS, 'instrument-sans-400.ttf'));
  pdf.registerFont('strong', join(FONTS, 'instrument-sans-600.ttf'));
  pdf.pipe(output);

  pdf.font('strong').fontSize(9).fillColor(EMBER).text(words.sheet);
  pdf.font('title').fontSize(44).fillColor(INK).text(data.name);
  pdf.font('text').fontSize(12).fillColor(NOTE).text(printable(data.card.subtitle)).moveDown(0.5);
  pdf.fillColor(INK).text(printable(data.texts.lead), { width: WIDTH * 0.8 });

  drawTable(pdf, words.sizes, [
    [words.reference, words.size, words.weight],
    ...data.texts.models.map((model) => [
      `${data.reference}-${model.code}`,
      [model.width, model.height, model.depth].map((length) => formatFigure(length, data.lang)).join(' × '),
      formatFigure(model.weight, data.lang),
    ]),
  ]);
  drawTable(pdf, data.texts.story.title, [
    ...data.texts.technical.map((row) => [row.label, row.value]),
    [words.guarantee, words.years(data.details.guarantee)],
  ]);
  pdf.end();
}

function drawTable(pdf: PDFKit.PDFDocument, title: string, rows: string[][]): void {
  pdf.moveDown(1.5).font('title').fontSize(16).fillColor(INK).text(printable(title), MARGIN).moveDown(0.4);
  for (const row of rows) {
    const top = pdf.y;
    const columns = row.map((_cell, index) =>
      row.length === 2 && index === 1 ? WIDTH * 0.66 : WIDTH / row.length,
    );
    const lefts =
      row.length === 2 ? [0, WIDTH * 0.34] : row.map((_cell, index) => (WIDTH / row.length) * index);
    pdf
      .moveTo(MARGIN, top)
      .lineTo(MARGIN + WIDTH, top)
      .lineWidth(0.5)
      .stroke(STONE);
    let bottom = top;
    row.forEach((cell, index) => {
      pdf
        .font(index === 0 ? 'strong' : 'text')
        .fontSize(9.5)
        .fillColor(INK);
      pdf.text(printable(cell), MARGIN + (lefts[index] ?? 0), top + 5, {
        width: (columns[index] ?? WIDTH) - 8,
      });
      bottom = Math.max(bottom, pdf.y);
    });
    pdf.y = bottom + 5;
  }
  pdf.x = MARGIN;
}

/** Our text face has no raised figures and no comparison signs. */
function printable(text: string): string {
  return text
    .replaceAll('²', '2')
    .replaceAll('³', '3')
    .replaceAll('₂', '2')
    .replaceAll('±', '+/-')
    .replaceAll('≤', 'max.')
    .replaceAll('≥', 'min.');
}
