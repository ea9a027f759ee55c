import { sql, type Kysely } from 'kysely';

/**
 * Files of a shop's folder that imports have stored: where they were in the folder, and where their bytes are below
 * the folder of media.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table shop_file (
      site_id integer not null references site (id) on delete cascade,
      path text not null,
      hash text not null,
      bytes bigint not null,
      stored text not null,
      focus_x real,
      focus_y real,
      alt jsonb not null,
      primary key (site_id, path)
    )`.execute(db);
}
