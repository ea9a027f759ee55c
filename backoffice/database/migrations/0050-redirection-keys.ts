import { sql, type Kysely } from 'kysely';
import { redirectKey } from '#redirects/address-key.ts';

/** Rules are looked up by a normalised address. Of several rules for one address the first remains. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table redirection add column key text`.execute(db);
  const { rows } = await sql<{ id: number; site_id: number; source: string }>`
    select id, site_id, source from redirection order by id`.execute(db);
  const seen = new Set<string>();
  for (const { id, site_id, source } of rows) {
    const key = redirectKey(source);
    const isFirst = seen.size !== seen.add(`${site_id} ${key}`).size;
    if (isFirst) await sql`update redirection set key = ${key} where id = ${id}`.execute(db);
    else await sql`delete from redirection where id = ${id}`.execute(db);
  }
  await sql`alter table redirection alter column key set not null`.execute(db);
  await sql`create unique index redirection_by_key on redirection (site_id, key)`.execute(db);
}
