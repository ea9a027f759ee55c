import type { Kysely } from 'kysely';
import type { Schema } from '#backoffice/database/schema.ts';
import { LOYALTY_SETTING } from '#shared/domain/points-names.ts';

export async function hasProgramme(db: Kysely<Schema>, siteId: number): Promise<boolean> {
  const setting = await db
    .selectFrom('content')
    .select('id')
    .where('site_id', '=', siteId)
    .where('resource', '=', 'setting')
    .where('code', '=', LOYALTY_SETTING)
    .executeTakeFirst();
  return setting !== undefined;
}
