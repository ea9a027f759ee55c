import type { Kysely } from 'kysely';
import type { Schema } from '#backoffice/database/schema.ts';
import { errorAt, type Findings } from '#backoffice/shop/files/finding.ts';
import { usedCurrency } from '#backoffice/sites/used-currency.ts';
import { SHOP_FILE, type ShopSite } from './read-site.ts';

/** Amounts of orders are in the currency of their site, so that it is final with the first order. */
export async function checkCurrency(
  db: Kysely<Schema>,
  siteId: number,
  { currency }: ShopSite,
  findings: Findings,
): Promise<void> {
  const used = await usedCurrency(db, siteId);
  if (used === undefined || used === currency) return;
  const position = { file: SHOP_FILE, line: 1, column: 1 };
  findings.add(errorAt(position, 'currency_in_use', { currency: used }, 'currency'));
}
