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
    model: 'Modèle',
    size: 'L × H × P (mm)',
    weight: 'Masse (kg)',
    guarantee: 'Garantie',
    years: (years: number) => `${years} ans`,
  },
  en: {
    sheet: 'Product sheet',
    sizes: 'Sizes',
    reference: 'Reference',
    model: 'Model',
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
/** Signs our text face lacks and the title's has. */
const LENT_SIGNS = new Set(['²', '³', '±']);

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
  pdf.fontSize(12).fillColor(NOTE);
  write(pdf, 'text', data.card.subtitle);
  pdf.moveDown(0.5).fillColor(INK);
  write(pdf, 'text', data.texts.lead, { x: pdf.x, y: pdf.y }, WIDTH * 0.8);

  drawTable(pdf, words.sizes, [
    [words.reference, words.model, words.size, words.weight],
    ...data.texts.models.map((model) => [
      `${data.reference}-${model.code}`,
      model.label,
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
  pdf.moveDown(1.5).font('title').fontSize(16).fillColor(INK).text(title, MARGIN).moveDown(0.4);
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
      pdf.fontSize(9.5).fillColor(INK);
      const at = { x: MARGIN + (lefts[index] ?? 0), y: top + 5 };
      write(pdf, index === 0 ? 'strong' : 'text', cell, at, (columns[index] ?? WIDTH) - 8);
      bottom = Math.max(bottom, pdf.y);
    });
    pdf.y = bottom + 5;
  }
  pdf.x = MARGIN;
}

/** Text in one of our text faces, the signs it lacks in the title's. */
function write(
  pdf: PDFKit.PDFDocument,
  face: 'text' | 'strong',
  text: string,
  at: { x: number; y: number } = { x: pdf.x, y: pdf.y },
  width = WIDTH,
): void {
  const parts = spellSigns(text)
    .split(/([²³±])/)
    .filter(Boolean);
  for (const [index, part] of parts.entries()) {
    pdf.font(LENT_SIGNS.has(part) ? 'title' : face);
    const options = { width, continued: index < parts.length - 1 };
    if (index === 0) pdf.text(part, at.x, at.y, options);
    else pdf.text(part, options);
  }
}

function spellSigns(text: string): string {
  return text.replaceAll('₂', '2').replaceAll('≤', 'max.').replaceAll('≥', 'min.');
}
