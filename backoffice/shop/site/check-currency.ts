import type { Kysely } from 'kysely';
import { z } from 'zod';
import type { Schema } from '#backoffice/database/schema.ts';
import { errorAt, type Findings } from '#backoffice/shop/files/finding.ts';
import { readYaml } from '#backoffice/shop/files/read-yaml.ts';
import type { ShopFolder } from '#backoffice/shop/files/shop-folder.ts';
import { usedCurrency } from '#backoffice/sites/used-currency.ts';
import { SHOP_FILE, type ShopSite } from './read-site.ts';

/** Amounts of orders are in the currency of their site, so that it is final with the first order. */
export async function checkCurrency(
  db: Kysely<Schema>,
  siteId: number,
  { folder, site: { currency } }: { folder: ShopFolder; site: ShopSite },
  findings: Findings,
): Promise<void> {
  const used = await usedCurrency(db, siteId);
  if (used === undefined || used === currency) return;
  const file = await readYaml(folder, SHOP_FILE, z.unknown(), findings);
  const position = file?.at(['currency']) ?? { file: SHOP_FILE, line: 1, column: 1 };
  findings.add(errorAt(position, 'currency_in_use', { currency: used }, 'currency'));
}
