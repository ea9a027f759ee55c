import type { Locale } from '#shared/locale.ts';
import type { TypeRecord } from '#shared/contract/shop/catalogue-record.ts';
import type { ProductRecord } from '#shared/contract/shop/product-record.ts';

type Qualities = Pick<TypeRecord, 'recycled' | 'recycled_packaging' | 'has_lead'>;

const LABEL: Record<Locale, string> = {
  fr: 'Qualités et caractéristiques environnementales',
  en: 'Environmental qualities and characteristics',
};

/**
 * Statements that French law requires for consumer products, in its own words (Code de l'environnement, L. 541-9-1
 * and R. 541-221). `undefined` for products for professionals only and for types that declare nothing.
 */
export function environmentRow(
  { audiences }: Pick<ProductRecord, 'audiences'>,
  qualities: Qualities,
  lang: Locale,
): { label: string; value: string } | undefined {
  const isForConsumers = audiences.length === 0 || audiences.includes('part');
  const statements = STATEMENTS[lang](qualities);
  return isForConsumers && statements.length > 0
    ? { label: LABEL[lang], value: statements.join(' ') }
    : undefined;
}

const STATEMENTS: Record<Locale, (qualities: Qualities) => string[]> = {
  fr: ({ recycled, recycled_packaging: packaging, has_lead: hasLead }) => [
    ...(recycled === undefined
      ? []
      : [
          `Produit comportant au moins ${recycled}\u00a0% de matières recyclées.`,
          'Produit majoritairement recyclable.',
        ]),
    ...(hasLead
      ? ['Contient une substance extrêmement préoccupante\u00a0: plomb, dans les pièces en laiton.']
      : []),
    ...(packaging === undefined
      ? []
      : [`Emballage comportant au moins ${packaging}\u00a0% de matières recyclées, entièrement recyclable.`]),
  ],
  en: ({ recycled, recycled_packaging: packaging, has_lead: hasLead }) => [
    ...(recycled === undefined
      ? []
      : [`Product containing at least ${recycled}% recycled material.`, 'Product mostly recyclable.']),
    ...(hasLead ? ['Contains a substance of very high concern: lead, in its brass parts.'] : []),
    ...(packaging === undefined
      ? []
      : [`Packaging containing at least ${packaging}% recycled material, fully recyclable.`]),
  ],
};
