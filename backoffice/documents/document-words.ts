import { formatMessage } from '#backoffice/messages/format-message.ts';
import { formatFigure } from '#shared/domain/price.ts';
import type { Locale } from '#shared/locale.ts';
import type { ProductSource } from './document-source.ts';

type Model = ProductSource['texts']['models'][number];

/** `1 200 × 580 × 105` */
export function sizeOf({ width, height, depth }: Model, lang: Locale): string {
  return [width, height, depth].map((length) => formatFigure(length, lang)).join(' × ');
}

/** A figure of a size with its unit, a dash where it has none. */
export function figureOf(model: Model, code: string, lang: Locale): string {
  const figure = model.attributes[code];
  if (!figure) return '–';
  const shown = typeof figure.value === 'number' ? formatFigure(figure.value, lang) : figure.value;
  const to = figure.to === undefined ? '' : ` – ${formatFigure(figure.to, lang)}`;
  return `${shown}${to}\u00a0${figure.unit ?? ''}`.trim();
}

const POWERS = ['POWER', 'COOLING', 'INPUT'];

/** The watts of a size by their name and with their unit: heat or cold given, or what its element or motor takes. */
export function powerOf(model: Model, lang: Locale): { label: string; value: string } | undefined {
  const code = POWERS.find((candidate) => model.attributes[candidate]);
  const label = code && model.attributes[code]?.label;
  return code && label ? { label, value: figureOf(model, code, lang) } : undefined;
}

/** The name of that figure for all sizes of a product. */
export function powerName({ texts }: ProductSource, lang: Locale): string {
  return (
    texts.models.flatMap((model) => powerOf(model, lang)?.label ?? [])[0] ??
    formatMessage(lang, 'documents.power')
  );
}

/** The watts an appliance with an element takes; `undefined` where the catalogue gives none. */
export function wattsOf(model: Model): number | undefined {
  const power = model.attributes['POWER'] ?? model.attributes['INPUT'];
  if (!power || typeof power.value !== 'number') return undefined;
  return power.unit === 'kW' ? power.value * 1000 : power.value;
}

/** `Teintes : blanc, lin.` */
export function colourSentence({ card }: ProductSource, lang: Locale): string {
  return formatMessage(lang, 'documents.colours', {
    colours: card.colours.map(({ label }) => label.toLowerCase()).join(', '),
  });
}

/** What a technical row of that French or English label says. */
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
