import type { ColumnType } from 'kysely';

/**
 * A price of a variant besides its public price, in cents: with tax for consumers, without tax for professionals. It
 * holds from the first to the last day, in Paris; `null`: without end.
 */
export type PlanPrice = {
  plan: 'part' | 'pro' | 'pro_connect';
  price: number;
  from: string | null;
  until: string | null;
};

/** The public price of a variant in cents with tax, `null` on quotation, and its other prices. */
export type VariantPrices = { price: number | null; plan_prices?: readonly PlanPrice[] | null };

/** A `jsonb` column with a list, `null` for none. */
type Listed<Item> = ColumnType<readonly Item[] | null, string | null | undefined, string | null>;

export type PlanPricesColumn = Listed<PlanPrice>;

/** Prices of the variants of a product, each combination once, if one has more than its public price. */
export type ProductPricesColumn = Listed<VariantPrices & { eco: number }>;
