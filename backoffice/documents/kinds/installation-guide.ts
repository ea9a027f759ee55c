import { messageFormatter } from '#backoffice/messages/format-message.ts';
import { formatFigure } from '#shared/domain/price.ts';
import type { Locale } from '#shared/locale.ts';
import type { DocumentSource, ProductSource } from '../document-source.ts';
import { monthOf, sizeOf, technicalValue } from '../document-words.ts';
import { GUIDES_BY_NAME } from '../guides/guides-by-name.ts';
import type { Clearances } from '../guides/guide.ts';
import { drawHeading, drawList, drawParagraph, drawTable, drawTitle, drawWarning } from '../layout/blocks.ts';
import { drawClearanceFigure, drawDimensionDrawingFigure } from '../layout/draw-product-figures.ts';
import type { Sheet } from '../layout/sheet.ts';
import { drawConnections } from './draw-connections.ts';
import { middleOf } from './middle-of.ts';

const DRAWING_HEIGHT = 380;
const CLEARANCE_HEIGHT = 110;
const SIDES = ['left', 'right', 'above', 'below', 'front'] as const;

/**
 * Draws the installation guide: safety, clearances, fixing distances, drawing, wiring, first
 * use, care.
 */
export function drawInstallationGuide(sheet: Sheet, source: DocumentSource): void {
  const { lang, title, date } = source;
  const [product] = source.products;
  const { name, card, details, type } = product;
  const text = messageFormatter(lang);
  if (!type?.guide) throw new Error(`The type of ${product.reference} has no installation guide.`);
  const { clearances, words } = GUIDES_BY_NAME[type.guide];
  const steps = words[lang];
  drawTitle(sheet, { kind: title, name, subtitle: card.subtitle });
  drawParagraph(sheet, text('documents.guide.read'));
  drawHeading(sheet, text('documents.guide.before'));
  drawList(sheet, [text('documents.guide.box'), text('documents.guide.tools')]);
  drawModels(sheet, product);
  drawHeading(sheet, text('documents.guide.safety'));
  const [first = '', ...others] = steps.safety;
  drawWarning(sheet, first);
  drawList(sheet, others);

  drawHeading(sheet, text('documents.guide.place'), { isNewPage: true });
  drawList(sheet, steps.place);
  drawClearances(sheet, product, clearances);
  drawHeading(sheet, text('documents.guide.fixing'));
  drawList(sheet, steps.fixing, true);

  drawHeading(sheet, text('documents.guide.drawing'), { isNewPage: true });
  drawDimensions(sheet, product);

  drawHeading(sheet, text('documents.guide.connection'), { isNewPage: true });
  const rows = [
    [text('documents.guide.supply'), technicalValue(product, 'Alimentation', 'Power supply')],
    [text('documents.guide.protection'), technicalValue(product, 'Protection')],
  ].filter(([, value]) => value !== '');
  if (rows.length > 0) drawTable(sheet, rows, { widths: [0.34, 0.66] });
  drawList(sheet, steps.connection, true);
  drawHeading(sheet, text('documents.guide.first_use'));
  drawList(sheet, steps.firstUse, true);
  drawHeading(sheet, text('documents.guide.care'));
  drawList(sheet, steps.care);
  drawParagraph(sheet, text('documents.guide.guaranteed', { years: details.guarantee }));
  if (source.advisers) drawParagraph(sheet, source.advisers);
  drawParagraph(sheet, `${text('documents.edition')} ${monthOf(date, lang)}.`);
}

function drawModels(sheet: Sheet, { texts, reference }: ProductSource): void {
  const text = messageFormatter(sheet.lang);
  drawTable(
    sheet,
    [
      [
        text('documents.reference'),
        text('documents.model'),
        text('documents.size'),
        text('documents.weight'),
      ],
      ...texts.models.map((model) => [
        `${reference}-${model.code}`,
        model.label,
        sizeOf(model, sheet.lang),
        formatFigure(model.weight, sheet.lang),
      ]),
    ],
    { hasHead: true, widths: [0.28, 0.2, 0.34, 0.18] },
  );
}

/** The clearances of the product, or those of its type. */
function drawClearances(sheet: Sheet, { texts }: ProductSource, usual: Clearances | null): void {
  const text = messageFormatter(sheet.lang);
  const model = middleOf(texts.models);
  const own = model?.clearances?.map(({ name, distance }) => [name, formatFigure(distance, sheet.lang)]);
  const rows =
    own ??
    SIDES.flatMap((side) => {
      const min = usual?.[side] ?? null;
      return min === null ? [] : [[text(`documents.guide.sides.${side}`), formatFigure(min, sheet.lang)]];
    });
  if (rows.length === 0) return;
  drawTable(sheet, [[text('documents.guide.side'), text('documents.guide.least')], ...rows], {
    hasHead: true,
    widths: [0.34, 0.66],
  });
  if (model?.clearances)
    drawClearanceFigure(sheet, model, { max: CLEARANCE_HEIGHT, alt: text('drawings.view.clearances') });
}

function drawDimensions(sheet: Sheet, product: ProductSource): void {
  const { lang } = sheet;
  const { name, reference, card, texts } = product;
  const text = messageFormatter(lang);
  const model = middleOf(texts.models);
  if (!model) return;
  drawParagraph(
    sheet,
    `${name} ${model.label}, ${reference}-${model.code}. ${text('documents.drawing_note')}`,
  );
  const alt = `${text('documents.guide.drawing')}, ${sizeOf(model, lang)} mm`;
  drawDimensionDrawingFigure(sheet, card.drawing, model, { max: DRAWING_HEIGHT, alt });
  drawConnections(sheet, model.connections ?? []);
  const rows = fixingRows(product, lang);
  if (rows.length === 0) return;
  const head = [
    text('documents.reference'),
    text('documents.guide.from_left'),
    text('documents.guide.across'),
    text('documents.guide.lowest'),
  ];
  drawTable(sheet, [head, ...rows], { hasHead: true, widths: [0.28, 0.24, 0.2, 0.28] });
}

/** Fixing points of each size, as in its drawing. */
function fixingRows({ texts, reference, card }: ProductSource, lang: Locale): string[][] {
  return texts.models.flatMap((model) => {
    if (model.fixings.length === 0) return [];
    const columns = model.fixings.map(({ x }) => x);
    const lowest = Math.max(...model.fixings.map(({ y }) => y));
    const [left, right] = [Math.min(...columns), Math.max(...columns)];
    const toFloor = card.drawing.floor_distance + model.height - lowest;
    return [
      [
        `${reference}-${model.code}`,
        ...[left, right - left, toFloor].map((value) => formatFigure(value, lang)),
      ],
    ];
  });
}
