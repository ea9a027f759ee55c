import { formatFigure } from '#shared/domain/price.ts';
import type { Locale } from '#shared/locale.ts';
import type { ProductSource } from './document-source.ts';

export const WORDS = {
  fr: {
    sizes: 'Dimensions',
    reference: 'Référence',
    model: 'Modèle',
    size: 'L × H × P (mm)',
    weight: 'Masse (kg)',
    power: 'Puissance',
    features: 'Caractéristiques',
    guarantee: 'Garantie',
    years: (years: number) => `${years} ans`,
    plan: 'Plan coté',
    planNote: 'Cotes en millimètres. Les points rouges sont les points de fixation au mur.',
    colours: 'Teintes\u00a0:',
    edition: 'Édition',
    advisers:
      'Nos conseillers répondent du lundi au samedi, de 8 h à 19 h, au 02 61 91 12 12 ; les professionnels au 02 61 91 12 40, du lundi au vendredi, de 7 h 30 à 18 h.',
    parts: 'Les pièces détachées restent disponibles dix ans au moins après la dernière vente de l’appareil.',
  },
  en: {
    sizes: 'Sizes',
    reference: 'Reference',
    model: 'Model',
    size: 'W × H × D (mm)',
    weight: 'Weight (kg)',
    power: 'Power',
    features: 'Specifications',
    guarantee: 'Guarantee',
    years: (years: number) => `${years} years`,
    plan: 'Dimension drawing',
    planNote: 'Dimensions in millimetres. The red dots are the points it is fixed to the wall by.',
    colours: 'Colours:',
    edition: 'Edition',
    advisers:
      'Our advisers answer Monday to Saturday, 8 a.m. to 7 p.m. French time, on +33 2 61 91 12 12; trade calls on +33 2 61 91 12 40, Monday to Friday, 7.30 a.m. to 6 p.m.',
    parts: 'Spare parts are kept for at least ten years after the last sale of an appliance.',
  },
};

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
  return texts.models.flatMap((model) => powerOf(model, lang)?.label ?? [])[0] ?? WORDS[lang].power;
}

/** The watts an appliance with an element takes; `undefined` where the catalogue gives none. */
export function wattsOf(model: Model): number | undefined {
  const power = model.attributes['POWER'] ?? model.attributes['INPUT'];
  if (!power || typeof power.value !== 'number') return undefined;
  return power.unit === 'kW' ? power.value * 1000 : power.value;
}

/** `Teintes : blanc, lin.` */
export function colourSentence({ card }: ProductSource, lang: Locale): string {
  return `${WORDS[lang].colours} ${card.colours.map(({ label }) => label.toLowerCase()).join(', ')}.`;
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
