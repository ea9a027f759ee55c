import { sql, type Kysely } from 'kysely';

/** Search words of categories (pages store theirs in their data), and indexes of normalised keys. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table category_translation add column search_words text[] not null default '{}'`.execute(db);
  await sql`
    create index search_reference_by_plate_key on search_reference (translate(key, 'OI', '01'))`.execute(db);
  await sql`
    create index product_by_range on product (translate(right(reference, 3), 'OI', '01'))`.execute(db);
}
