import { sql, type Kysely } from 'kysely';

/**
 * The key that identifies a content among those of its resource in the files of a shop. Contents without a code get
 * the last part of their English or French slug.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table content add column key text`.execute(db);
  await sql`
    update content set key = coalesce(
      case when resource not in ('page', 'slider') then code end,
      (select replace(slug, '/', '-') from content_translation
        where content_id = content.id and slug is not null order by lang limit 1),
      concat_ws('-', coalesce(code, resource), position + 1))`.execute(db);
  await sql`
    update content set key = content.key || '-' || content.id
    from content as other
    where other.site_id = content.site_id and other.resource = content.resource
      and other.key = content.key and other.id < content.id`.execute(db);
  await sql`
    alter table content
      alter column key set default gen_random_uuid()::text,
      alter column key set not null,
      add constraint content_by_key unique (site_id, resource, key)`.execute(db);
}
