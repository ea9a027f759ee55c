import { messageFormatter } from '#backoffice/messages/format-message.ts';
import { drawSizes } from './draw-sizes.ts';
import type { DocumentSource } from '../document-source.ts';
import { colourSentence, monthOf, sizeOf } from '../document-words.ts';
import { drawHeading, drawList, drawParagraph, drawTable, drawTitle } from '../layout/blocks.ts';
import { drawDimensionDrawingFigure } from '../layout/draw-product-figures.ts';
import type { Sheet } from '../layout/sheet.ts';

const DRAWING_HEIGHT = 240;

/** Draws the product sheet: sizes, specifications, drawing. */
export function drawProductSheet(sheet: Sheet, source: DocumentSource): void {
  const { lang, title, date } = source;
  const [product] = source.products;
  const { name, reference, card, texts, details } = product;
  const text = messageFormatter(lang);
  drawTitle(sheet, { kind: title, name, subtitle: card.subtitle });
  drawParagraph(sheet, texts.lead);

  drawHeading(sheet, text('documents.sizes'));
  drawSizes(sheet, product);
  drawParagraph(sheet, colourSentence(product, lang));

  drawHeading(sheet, text('documents.features'));
  drawTable(
    sheet,
    [
      ...texts.technical.map((row) => [row.label, row.value]),
      [text('documents.guarantee'), text('documents.years', { years: details.guarantee })],
    ],
    { widths: [0.34, 0.66] },
  );

  drawHeading(sheet, text('documents.drawing'), { isNewPage: true });
  const model = texts.models[Math.floor(texts.models.length / 2)];
  if (model) {
    drawParagraph(
      sheet,
      `${name} ${model.label}, ${reference}-${model.code}. ${text('documents.drawing_note')}`,
    );
    drawDimensionDrawingFigure(sheet, card.drawing, model, {
      max: DRAWING_HEIGHT,
      alt: `${text('documents.drawing')} ${sizeOf(model, lang)} mm`,
    });
  }
  drawHeading(sheet, texts.story.title);
  drawParagraph(sheet, texts.story.text);
  drawList(
    sheet,
    texts.points.map((point) => `${point.title}. ${point.text}`),
  );
  drawParagraph(sheet, text('documents.advisers'));
  drawParagraph(sheet, `${text('documents.parts')} ${text('documents.edition')} ${monthOf(date, lang)}.`);
}
