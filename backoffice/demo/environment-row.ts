import type { Locale } from '#shared/locale.ts';
import type { DemoProduct } from './catalogue/product-record.ts';

type Qualities = {
  /** Share of recycled material in the product, in percent of its mass. */
  recycled: number;
  /** Its brass parts contain more than 0.1 % of lead, a substance of very high concern (REACH, article 59). */
  hasLead?: true;
};

/** Declared qualities by kind of appliance. The values are fictitious. */
const QUALITIES: [types: RegExp, qualities: Qualities][] = [
  [/^inertie-seche/, { recycled: 60 }],
  [/^seche-serviettes-(eau-chaude|mixte)/, { recycled: 25, hasLead: true }],
  [/^(chauffe-eau|ballon|chaudiere|module|pompe)/, { recycled: 30, hasLead: true }],
  [/^(vmc|aerateur|thermostat|capteur|passerelle)/, { recycled: 15 }],
  [/^climatiseur/, { recycled: 20 }],
];
const OTHERS: Qualities = { recycled: 25 };
/** Recycled share of the carton, in percent of its mass. */
const RECYCLED_PACKAGING = 80;

const LABEL: Record<Locale, string> = {
  fr: 'Qualités et caractéristiques environnementales',
  en: 'Environmental qualities and characteristics',
};

/**
 * Statements that French law requires for consumer products, in its own words (Code de l'environnement, L. 541-9-1
 * and R. 541-221). `undefined` for products for professionals only.
 */
export function environmentRow(
  { type, plans = ['part', 'pro'] }: Pick<DemoProduct, 'type' | 'plans'>,
  lang: Locale,
): { label: string; value: string } | undefined {
  if (!plans.includes('part')) return undefined;
  const { recycled, hasLead = false } = QUALITIES.find(([types]) => types.test(type))?.[1] ?? OTHERS;
  return { label: LABEL[lang], value: STATEMENTS[lang](recycled, hasLead).join(' ') };
}

const STATEMENTS: Record<Locale, (recycled: number, hasLead: boolean) => string[]> = {
  fr: (recycled, hasLead) => [
    `Produit comportant au moins ${recycled}\u00a0% de matières recyclées.`,
    'Produit majoritairement recyclable.',
    ...(hasLead
      ? ['Contient une substance extrêmement préoccupante\u00a0: plomb, dans les pièces en laiton.']
      : []),
    `Emballage comportant au moins ${RECYCLED_PACKAGING}\u00a0% de matières recyclées, entièrement recyclable.`,
  ],
  en: (recycled, hasLead) => [
    `Product containing at least ${recycled}% recycled material.`,
    'Product mostly recyclable.',
    ...(hasLead ? ['Contains a substance of very high concern: lead, in its brass parts.'] : []),
    `Packaging containing at least ${RECYCLED_PACKAGING}% recycled material, fully recyclable.`,
  ],
};
