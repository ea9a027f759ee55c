import type { Kysely } from 'kysely';
import type { Schema } from '#backoffice/database/schema.ts';
import { FIRST_COMMERCE } from '#shared/contract/commerce.ts';
import { unnamedBrand } from '#shared/domain/unnamed-brand.ts';
import type { SalesPlan } from '#shared/domain/sales-plan.ts';
import { unnamedIdentity } from './unnamed-identity.ts';

const EURO = { code: 'EUR', symbol: '€' };

/** Plans of a new site. Their ids are those of the specification; clients read them from `GET /site`. */
export const FIRST_PLANS: SalesPlan[] = [
  { id: 1, target: 'part', currency: EURO },
  { id: 2, target: 'pro', currency: EURO },
  { id: 3, target: 'pro_connect', currency: EURO },
];

/** Creates the first site, in both languages and with its sales plans, if there is none. Returns its id. */
export async function ensureSite(db: Kysely<Schema>, publicUrl: string): Promise<number> {
  const existing = await db.selectFrom('site').select('id').orderBy('id').limit(1).executeTakeFirst();
  if (existing) return existing.id;
  const { id } = await db
    .insertInto('site')
    .values({
      url: publicUrl,
      domain: new URL(publicUrl).host,
      languages: JSON.stringify([
        { iso: 'fr', label: 'Français' },
        { iso: 'en', label: 'English' },
      ]),
      legal: JSON.stringify(unnamedIdentity(new URL(publicUrl).host)),
      brand: JSON.stringify(unnamedBrand(new URL(publicUrl).host)),
      commerce: JSON.stringify(FIRST_COMMERCE),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('sales_plan')
    .values(FIRST_PLANS.map((plan) => ({ ...plan, site_id: id, currency: JSON.stringify(plan.currency) })))
    .execute();
  return id;
}
