import { sql, type Kysely } from 'kysely';

/** Share pictures of products and categories by language. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table share_picture (
      entity_type text not null,
      entity_id integer not null,
      lang text not null,
      url text not null,
      primary key (entity_type, entity_id, lang)
    )`.execute(db);
}
