import { drawSizes } from './draw-sizes.ts';
import type { DocumentSource } from '../document-source.ts';
import { colourSentence, monthOf, sizeOf, WORDS } from '../document-words.ts';
import { drawHeading, drawList, drawParagraph, drawTable, drawTitle } from '../layout/blocks.ts';
import { drawPlanFigure } from '../layout/draw-plan-figure.ts';
import type { Sheet } from '../layout/sheet.ts';

const PLAN_HEIGHT = 240;

/** What a product is and measures: sizes, specifications, drawing. */
export function drawProductSheet(sheet: Sheet, source: DocumentSource): void {
  const { lang, title, date } = source;
  const [product] = source.products;
  const { name, reference, card, texts, details } = product;
  const words = WORDS[lang];
  drawTitle(sheet, { kind: title, name, subtitle: card.subtitle });
  drawParagraph(sheet, texts.lead);

  drawHeading(sheet, words.sizes);
  drawSizes(sheet, product);
  drawParagraph(sheet, colourSentence(product, lang));

  drawHeading(sheet, words.features);
  drawTable(
    sheet,
    [
      ...texts.technical.map((row) => [row.label, row.value]),
      [words.guarantee, words.years(details.guarantee)],
    ],
    { widths: [0.34, 0.66] },
  );

  drawHeading(sheet, words.plan, { isNewPage: true });
  const model = texts.models[Math.floor(texts.models.length / 2)];
  if (model) {
    drawParagraph(sheet, `${name} ${model.label}, ${reference}-${model.code}. ${words.planNote}`);
    drawPlanFigure(sheet, card.drawing, model, {
      most: PLAN_HEIGHT,
      alt: `${words.plan} ${sizeOf(model, lang)} mm`,
    });
  }
  drawHeading(sheet, texts.story.title);
  drawParagraph(sheet, texts.story.text);
  drawList(
    sheet,
    texts.points.map((point) => `${point.title}. ${point.text}`),
  );
  drawParagraph(sheet, words.advisers);
  drawParagraph(sheet, `${words.parts} ${words.edition} ${monthOf(date, lang)}.`);
}
