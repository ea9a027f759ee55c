import type { Kysely } from 'kysely';
import type { Schema } from '#backoffice/database/schema.ts';

/** The sales plans of a site: of things that every audience may find. */
export async function listPlanIds(db: Kysely<Schema>, siteId: number): Promise<number[]> {
  const plans = await db.selectFrom('sales_plan').where('site_id', '=', siteId).select('id').execute();
  return plans.map(({ id }) => id);
}
