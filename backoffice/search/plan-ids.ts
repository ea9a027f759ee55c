import type { Kysely } from 'kysely';
import type { Schema } from '#backoffice/database/schema.ts';

/** All sales plans of a site, for entities that every audience can find. */
export async function listPlanIds(db: Kysely<Schema>, siteId: number): Promise<number[]> {
  const plans = await db.selectFrom('sales_plan').where('site_id', '=', siteId).select('id').execute();
  return plans.map(({ id }) => id);
}
