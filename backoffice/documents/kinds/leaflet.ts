import { messageFormatter } from '#backoffice/messages/format-message.ts';
import { hasDrawing } from '#shared/drawing/has-drawing.ts';
import { drawSizes } from './draw-sizes.ts';
import type { DocumentSource, ProductSource } from '../document-source.ts';
import { monthOf } from '../document-words.ts';
import { drawHeading, drawList, drawParagraph, drawTable, drawTitle } from '../layout/blocks.ts';
import { drawFront } from '../layout/draw-product-figures.ts';
import { MARGIN, WIDTH, type Sheet } from '../layout/sheet.ts';

const STRIP_HEIGHT = 170;
const STRIP_GAP = 14;
const ROOM_FOR_PRODUCT = 210;
const PORTRAIT = { width: 130, height: 110 };

/** Draws the leaflet of a range: its products side by side, then one by one. */
export function drawLeaflet(sheet: Sheet, source: DocumentSource): void {
  const { lang, title, products, range, date } = source;
  const text = messageFormatter(lang);
  drawTitle(sheet, {
    kind: title,
    name: range?.name ?? products[0].name,
    subtitle: `${text('documents.edition')} ${monthOf(date, lang)}`,
  });
  if (range) drawParagraph(sheet, range.intro);
  const drawn = products.filter(({ card }) => hasDrawing(card.drawing));
  if (drawn.length > 0) {
    drawHeading(sheet, text('documents.leaflet.at_scale'));
    drawStrip(sheet, drawn);
  }
  drawTable(
    sheet,
    products.map(({ name, card, reference }) => [name, card.subtitle, reference]),
    { widths: [0.24, 0.58, 0.18] },
  );
  drawHeading(sheet, text('documents.leaflet.models'), { isNewPage: true });
  for (const product of products) drawProduct(sheet, product);
  const after = [source.advisers, source.promise].filter(Boolean);
  if (after.length > 0) drawHeading(sheet, text('documents.leaflet.after'));
  for (const sentence of after) drawParagraph(sheet, sentence);
}

/** Draws the front views that fit on one line, at one scale. */
function drawStrip(sheet: Sheet, products: readonly ProductSource[]): void {
  const shown = products.slice(0, 6);
  const widths = shown.map(({ card }) => card.drawing.width);
  const tallest = Math.max(...shown.map(({ card }) => card.drawing.height));
  const room = WIDTH - STRIP_GAP * (shown.length - 1);
  const scale = Math.min(room / widths.reduce((sum, width) => sum + width, 0), STRIP_HEIGHT / tallest);
  const top = sheet.pdf.y;
  let x = MARGIN;
  for (const { name, card } of shown) {
    const box = { x, y: top, width: card.drawing.width * scale, height: tallest * scale };
    drawFront(sheet, card.drawing, box, name);
    x += box.width + STRIP_GAP;
  }
  sheet.pdf.y = top + tallest * scale + 16;
}

function drawProduct(sheet: Sheet, product: ProductSource): void {
  const { pdf } = sheet;
  const { name, card, texts } = product;
  sheet.ensure(ROOM_FOR_PRODUCT);
  drawHeading(sheet, name);
  const top = pdf.y;
  const isDrawn = hasDrawing(card.drawing);
  if (isDrawn)
    drawFront(sheet, card.drawing, { x: MARGIN + WIDTH - PORTRAIT.width, y: top, ...PORTRAIT }, name);
  const words = [card.subtitle && `${card.subtitle}.`, texts.lead].filter(Boolean).join(' ');
  if (words) drawParagraph(sheet, words, isDrawn ? WIDTH - PORTRAIT.width - 24 : WIDTH);
  drawList(
    sheet,
    texts.points.slice(0, 2).map((point) => point.title),
  );
  if (isDrawn) pdf.y = Math.max(pdf.y, top + PORTRAIT.height + 10);
  drawSizes(sheet, product);
}
