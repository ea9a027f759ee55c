import { formatMessage, messageFormatter } from '#backoffice/messages/format-message.ts';
import type { Locale } from '#shared/locale.ts';
import type { DocumentSource } from '../document-source.ts';
import { colourSentence, monthOf, powerName, powerOf, sizeOf, technicalValue } from '../document-words.ts';
import { drawHeading, drawList, drawParagraph, drawTable, drawTitle } from '../layout/blocks.ts';
import type { Sheet } from '../layout/sheet.ts';
import { directivesFor } from './directives.ts';

const PROOFS = [1, 2, 3] as const;

/** Draws the manufacturer's declaration of a product, with all its sizes. */
export function drawDeclaration(sheet: Sheet, source: DocumentSource): void {
  const { lang, title, date } = source;
  const [product] = source.products;
  const { name, reference, card, texts } = product;
  const text = messageFormatter(lang);
  drawTitle(sheet, { kind: title, name, subtitle: card.subtitle });
  drawParagraph(sheet, text('documents.declaration.sole'));
  drawTable(
    sheet,
    [
      [text('documents.declaration.number'), `DC-${reference.slice(3)}-${date.getUTCFullYear()}`],
      [text('documents.declaration.maker'), `${source.seller.name}, ${source.seller.city}`],
      [text('documents.declaration.object'), `${name}, ${card.subtitle}`],
      [text('documents.reference'), texts.models.map(({ code }) => `${reference}-${code}`).join(', ')],
    ],
    { widths: [0.34, 0.66] },
  );
  drawHeading(sheet, text('documents.declaration.laws'));
  drawParagraph(sheet, text('documents.declaration.conforms'));
  drawList(
    sheet,
    directivesFor(product).map((number) => directiveName(number, lang)),
  );
  drawHeading(sheet, text('documents.declaration.proof'));
  drawList(
    sheet,
    PROOFS.map((number) => text(`documents.declaration.proofs.${number}`)),
  );
  drawParagraph(
    sheet,
    `${text('documents.declaration.signed', { city: source.seller.city })} ${text('documents.edition')} ${monthOf(date, lang)}.`,
  );

  drawHeading(sheet, text('documents.declaration.annex'), { isNewPage: true });
  drawTable(
    sheet,
    [
      [text('documents.reference'), powerName(product, lang), text('documents.size')],
      ...texts.models.map((model) => [
        `${reference}-${model.code}`,
        powerOf(model, lang)?.value ?? '–',
        sizeOf(model, lang),
      ]),
    ],
    { hasHead: true, widths: [0.34, 0.26, 0.4] },
  );
  const common = [
    [text('documents.declaration.supply'), technicalValue(product, 'Alimentation', 'Power supply')],
    [text('documents.declaration.protection'), technicalValue(product, 'Protection')],
  ].filter(([, value]) => value !== '');
  if (common.length > 0) drawTable(sheet, common, { widths: [0.34, 0.66] });
  drawParagraph(sheet, colourSentence(product, lang));
}

/** `directive 2014/35/UE`, `Directive 2014/35/EU` */
function directiveName(number: string, lang: Locale): string {
  const kind = number.startsWith('(') ? 'regulation' : 'directive';
  const written =
    lang === 'fr' ? number : number.replace('(UE)', '(EU)').replace('/UE', '/EU').replace('/CE', '/EC');
  return formatMessage(lang, `documents.declaration.${kind}`, { number: written });
}
