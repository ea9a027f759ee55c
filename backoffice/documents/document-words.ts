import { formatMessage } from '#backoffice/messages/format-message.ts';
import type { AttributeValue } from '#shared/contract/product.ts';
import { figureOfRole, keyFigure, wattsOfRole } from '#shared/domain/figures.ts';
import { formatFigure } from '#shared/domain/price.ts';
import type { Locale } from '#shared/locale.ts';
import type { ProductSource } from './document-source.ts';

type Model = ProductSource['texts']['models'][number];

/** `1 200 × 580 × 105` */
export function sizeOf({ width, height, depth }: Model, lang: Locale): string {
  return [width, height, depth].map((length) => formatFigure(length, lang)).join(' × ');
}

/** A figure with its unit. */
function figureText(figure: AttributeValue, lang: Locale): string {
  const shown = typeof figure.value === 'number' ? formatFigure(figure.value, lang) : figure.value;
  const to = figure.to === undefined ? '' : ` – ${formatFigure(figure.to, lang)}`;
  return `${shown}${to}\u00a0${figure.unit ?? ''}`.trim();
}

/**
 * Label and value of the figure that tables state of a model: heating or cooling output, else the input of its element
 * or motor, else its key figure.
 */
export function powerOf({ attributes }: Model, lang: Locale): { label: string; value: string } | undefined {
  const figure =
    figureOfRole(attributes, 'heat_output', 'cooling_output', 'power_input') ?? keyFigure(attributes);
  return figure && { label: figure.label, value: figureText(figure, lang) };
}

/** Label of the power for all models of a product. */
export function powerName({ texts }: ProductSource, lang: Locale): string {
  return (
    texts.models.flatMap((model) => powerOf(model, lang)?.label ?? [])[0] ??
    formatMessage(lang, 'documents.power')
  );
}

/**
 * Input power in watts of an appliance with an element; `undefined` when the catalogue has
 * none.
 */
export function wattsOf(model: Model): number | undefined {
  return wattsOfRole(model.attributes, 'heat_output', 'power_input');
}

/** `Teintes : blanc, lin.` */
export function colourSentence({ card }: ProductSource, lang: Locale): string {
  return formatMessage(lang, 'documents.colours', {
    colours: card.colours.map(({ label }) => label.toLowerCase()).join(', '),
  });
}

/** Value of the technical row with one of these labels, French or English. */
export function technicalValue({ texts }: ProductSource, ...labels: string[]): string {
  return texts.technical.find(({ label }) => labels.includes(label))?.value ?? '';
}

/** `mars 2026` */
export function monthOf(date: Date, lang: Locale): string {
  return new Intl.DateTimeFormat(lang === 'fr' ? 'fr-FR' : 'en-GB', {
    month: 'long',
    year: 'numeric',
    timeZone: 'Europe/Paris',
  }).format(date);
}
