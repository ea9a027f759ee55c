import { messageFormatter } from '#backoffice/messages/format-message.ts';
import { formatFigure } from '#shared/domain/price.ts';
import type { ProductSource } from '../document-source.ts';
import { powerName, powerOf, sizeOf } from '../document-words.ts';
import { drawTable } from '../layout/blocks.ts';
import type { Sheet } from '../layout/sheet.ts';

/** Draws every size of a product: reference, power, dimensions, weight. */
export function drawSizes(sheet: Sheet, product: ProductSource): void {
  const { lang } = sheet;
  const { reference, texts } = product;
  const text = messageFormatter(lang);
  drawTable(
    sheet,
    [
      [
        text('documents.reference'),
        powerName(product, lang),
        text('documents.size'),
        text('documents.weight'),
      ],
      ...texts.models.map((model) => [
        `${reference}-${model.code}`,
        powerOf(model, lang)?.value ?? '–',
        sizeOf(model, lang),
        formatFigure(model.weight, lang),
      ]),
    ],
    { hasHead: true, widths: [0.28, 0.2, 0.34, 0.18] },
  );
}
