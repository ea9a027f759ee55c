import { messageFormatter } from '#backoffice/messages/format-message.ts';
import { hasDrawing } from '#shared/drawing/has-drawing.ts';
import { drawConnections } from './draw-connections.ts';
import { drawSizes } from './draw-sizes.ts';
import { middleOf } from './middle-of.ts';
import type { DocumentSource, ProductSource } from '../document-source.ts';
import { colourSentence, monthOf, sizeOf } from '../document-words.ts';
import { drawHeading, drawList, drawParagraph, drawTable, drawTitle } from '../layout/blocks.ts';
import { drawDimensionDrawingFigure } from '../layout/draw-product-figures.ts';
import type { Sheet } from '../layout/sheet.ts';

const DRAWING_HEIGHT = 380;

/** Draws the product sheet: sizes, specifications, drawing. */
export function drawProductSheet(sheet: Sheet, source: DocumentSource): void {
  const { lang, title, date } = source;
  const [product] = source.products;
  const { name, card, texts, details } = product;
  const text = messageFormatter(lang);
  drawTitle(sheet, { kind: title, name, subtitle: card.subtitle });
  if (texts.lead) drawParagraph(sheet, texts.lead);

  drawHeading(sheet, text('documents.sizes'));
  drawSizes(sheet, product);
  drawParagraph(sheet, colourSentence(product, lang));

  const features = [
    ...texts.technical.map((row) => [row.label, row.value]),
    ...(details.guarantee > 0
      ? [[text('documents.guarantee'), text('documents.years', { years: details.guarantee })]]
      : []),
  ];
  if (features.length > 0) {
    drawHeading(sheet, text('documents.features'));
    drawTable(sheet, features, { widths: [0.34, 0.66] });
  }
  if (hasDrawing(card.drawing)) drawDrawing(sheet, product);
  if (texts.story.title) drawHeading(sheet, texts.story.title);
  if (texts.story.text) drawParagraph(sheet, texts.story.text);
  if (texts.points.length > 0)
    drawList(
      sheet,
      texts.points.map((point) => `${point.title}. ${point.text}`),
    );
  if (source.advisers) drawParagraph(sheet, source.advisers);
  const edition = `${text('documents.edition')} ${monthOf(date, lang)}.`;
  drawParagraph(sheet, [source.promise, edition].filter(Boolean).join(' '));
}

/** The dimension drawing of the middle size. */
function drawDrawing(sheet: Sheet, { name, reference, card, texts }: ProductSource): void {
  const { lang } = sheet;
  const text = messageFormatter(lang);
  drawHeading(sheet, text('documents.drawing'), { isNewPage: true });
  const model = middleOf(texts.models);
  if (model) {
    drawParagraph(
      sheet,
      `${name} ${model.label}, ${reference}-${model.code}. ${text('documents.drawing_note')}`,
    );
    drawDimensionDrawingFigure(sheet, card.drawing, model, {
      max: DRAWING_HEIGHT,
      alt: `${text('documents.drawing')} ${sizeOf(model, lang)} mm`,
    });
    drawConnections(sheet, model.connections ?? []);
  }
}
