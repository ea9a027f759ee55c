import type { Kysely } from 'kysely';
import type { Schema } from '#backoffice/database/schema.ts';
import type { SalesPlan } from '#shared/domain/sales-plan.ts';

const EURO = { code: 'EUR', symbol: '€' };

/** The seed's numbers are those the specification names; everything else reads them from `GET /site`. */
export const DEMO_PLANS: SalesPlan[] = [
  { id: 1, target: 'part', currency: EURO },
  { id: 2, target: 'pro', currency: EURO },
  { id: 3, target: 'pro_connect', currency: EURO },
];

/** The site with its languages and sales plans. Gives its number. */
export async function seedSite(db: Kysely<Schema>, publicUrl: string): Promise<number> {
  const { id } = await db
    .insertInto('site')
    .values({
      url: publicUrl,
      domain: new URL(publicUrl).host,
      languages: JSON.stringify([
        { iso: 'fr', label: 'Français' },
        { iso: 'en', label: 'English' },
      ]),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('sales_plan')
    .values(DEMO_PLANS.map((plan) => ({ ...plan, site_id: id, currency: JSON.stringify(plan.currency) })))
    .execute();
  return id;
}

/** Numbers of the plans a thing is sold in: professionals logged in see what professional visitors see. */
export function planIds(targets: readonly ('part' | 'pro')[] = ['part', 'pro']): number[] {
  return DEMO_PLANS.filter((plan) =>
    plan.target === 'part' ? targets.includes('part') : targets.includes('pro'),
  ).map((plan) => plan.id);
}
