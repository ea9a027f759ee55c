import type { Selectable } from 'kysely';
import { labelOf } from '#backoffice/database/labels.ts';
import type { Schema } from '#backoffice/database/schema.ts';
import type { Scope } from '#backoffice/http/scope.ts';
import { stockState } from '#backoffice/products/product-cards.ts';
import { PART_VAT } from '#backoffice/products/vat-rate.ts';
import type { EclatePart, Replacement } from '#shared/contract/spare-part.ts';
import { partPrice } from './part-price.ts';

export const FACT_COLUMNS = [
  'part.id',
  'part.reference',
  'part.ean',
  'part.names',
  'part.price',
  'part.eco',
  PART_VAT.as('vat'),
  'part.stock',
  'part.status',
  'part.delay_days',
] as const;

export type FactRow = Pick<
  Selectable<Schema['part']>,
  'id' | 'reference' | 'ean' | 'names' | 'price' | 'eco' | 'stock' | 'status' | 'delay_days'
> & { vat: number };

export type PartFacts = Omit<
  EclatePart,
  | 'position'
  | 'quantity_in_product'
  | 'documents'
  | 'year_from'
  | 'year_to'
  | 'years'
  | 'serial_from'
  | 'serial_to'
  | 'also_fits'
  | 'also_fits_total'
>;

const CENTS = 100;

/** Fields of a part that every response contains. */
export function toFacts(row: FactRow, scope: Scope, replacement: Replacement | undefined): PartFacts {
  return {
    element_id: row.id,
    reference: row.reference,
    ean: row.ean,
    name: labelOf(row.names, scope.lang),
    price: partPrice(scope, row),
    eco_without_tax: row.eco / CENTS,
    // The database checks the values.
    status: row.status as PartFacts['status'],
    stock: stockState(row.stock),
    delay_days: row.delay_days,
    replaced_by: replacement?.reference ?? null,
    replacement: replacement ?? null,
  };
}

export type Years = { year_from: number | null; year_to: number | null };

/** Formats a period: `2015-2019`, or `2019-` while still made. */
export function withYears({ year_from, year_to }: Years): Years & { years: string } {
  return { year_from, year_to, years: year_from === null ? '' : `${year_from}-${year_to ?? ''}` };
}

export function spanOf(spans: readonly Years[]): Years {
  const from = spans.flatMap(({ year_from }) => year_from ?? []);
  const to = spans.map(({ year_to }) => year_to);
  const last = to.some((year) => year === null) ? null : Math.max(...to.map(Number));
  return { year_from: from.length > 0 ? Math.min(...from) : null, year_to: to.length > 0 ? last : null };
}
