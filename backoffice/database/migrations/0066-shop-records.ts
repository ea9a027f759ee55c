import { sql, type Kysely } from 'kysely';

/**
 * Catalogue of a shop as its files state it: the tables of products hold what pages show, from which the files cannot
 * be written again. `record` is JSON as text, because `jsonb` loses the order of fields.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table shop_record (
      site_id integer not null references site (id) on delete cascade,
      kind text not null,
      key text not null,
      position integer not null,
      record text not null,
      primary key (site_id, kind, key)
    )`.execute(db);
}
