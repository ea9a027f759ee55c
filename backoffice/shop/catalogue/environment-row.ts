import { formatMessage } from '#backoffice/messages/format-message.ts';
import type { Locale } from '#shared/locale.ts';
import type { TypeRecord } from '#shared/contract/shop/catalogue-record.ts';
import type { ProductRecord } from '#shared/contract/shop/product-record.ts';

type Qualities = Pick<TypeRecord, 'recycled' | 'recycled_packaging' | 'has_lead'>;

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
  const statements = statementsOf(qualities, lang);
  return isForConsumers && statements.length > 0
    ? { label: formatMessage(lang, 'energy.environment'), value: statements.join(' ') }
    : undefined;
}

function statementsOf(
  { recycled, recycled_packaging: packaging, has_lead: hasLead }: Qualities,
  lang: Locale,
): string[] {
  return [
    ...(recycled === undefined
      ? []
      : [
          formatMessage(lang, 'energy.environment.recycled', { percent: recycled }),
          formatMessage(lang, 'energy.environment.recyclable'),
        ]),
    ...(hasLead ? [formatMessage(lang, 'energy.environment.lead')] : []),
    ...(packaging === undefined
      ? []
      : [formatMessage(lang, 'energy.environment.packaging', { percent: packaging })]),
  ];
}
