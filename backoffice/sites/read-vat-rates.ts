import type { Kysely } from 'kysely';
import type { Schema } from '#backoffice/database/schema.ts';
import { readCommerce } from './read-commerce.ts';

const POINTS = 100;

/** VAT rates of a site in basis points, the standard rate first. @throws when the site does not exist */
export async function readVatRates(db: Kysely<Schema>, siteId: number): Promise<number[]> {
  const { vat_rates: rates } = await readCommerce(db, siteId);
  return rates.map((percent) => Math.round(percent * POINTS));
}
