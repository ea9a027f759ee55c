import type { Kysely, Selectable } from 'kysely';
import { todayInParis, type Day } from '#backoffice/calendar.ts';
import { labelOf } from '#backoffice/database/labels.ts';
import type { Schema } from '#backoffice/database/schema.ts';
import type { Scope } from '#backoffice/http/scope.ts';
import type { ProductVariant } from '#shared/contract/product.ts';
import type { Locale } from '#shared/locale.ts';
import { priceForBuyer } from './plan-price.ts';
import { stockState } from './product-cards.ts';
import { VARIANT_VAT } from './vat-rate.ts';

type Row = Omit<Selectable<Schema['variant']>, 'product_id' | 'position' | 'low_stock'> & { vat: number };

export function selectVariants(db: Kysely<Schema>) {
  return db
    .selectFrom('variant')
    .select([
      'variant.id',
      'variant.reference',
      'variant.ean',
      'variant.model',
      'variant.colour',
      'variant.price',
      'variant.plan_prices',
      'variant.eco',
      VARIANT_VAT.as('vat'),
      'variant.stock',
      'variant.next_arrival',
    ]);
}

export function toVariant(row: Row, scope: Scope, colours: Map<string, string>): ProductVariant {
  return {
    id: row.id,
    reference: row.reference,
    ean: row.ean,
    model: row.model,
    colour: { value: row.colour, label: colours.get(row.colour) ?? row.colour },
    price: priceForBuyer(scope, { ...row, vatRate: row.vat, from: false }),
    stock: stockState(row.stock),
    next_arrival: row.stock === 0 ? expectedFrom(row.next_arrival, todayInParis()) : null,
  };
}

/** A day that has passed without an arrival promises nothing. */
function expectedFrom(day: string | null, today: Day): string | null {
  return day !== null && day >= today ? day : null;
}

export async function readColourLabels(db: Kysely<Schema>, lang: Locale): Promise<Map<string, string>> {
  const rows = await db.selectFrom('colour').select(['key', 'labels']).execute();
  return new Map(rows.map((row) => [row.key, labelOf(row.labels, lang)]));
}
