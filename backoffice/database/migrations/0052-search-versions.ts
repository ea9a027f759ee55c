import { sql, type Kysely } from 'kysely';

/** Which version of the search index each site has (search/ensure-index.ts). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table search_version (
      site_id integer primary key references site (id) on delete cascade,
      version integer not null
    )`.execute(db);
}
