import { sql, type Kysely } from 'kysely';

/** Words that people search a category with (pages keep theirs in their data), and indexes of keys as plates have them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table category_translation add column search_words text[] not null default '{}'`.execute(db);
  await sql`
    create index search_reference_by_plate_key on search_reference (translate(key, 'OI', '01'))`.execute(db);
  await sql`
    create index product_by_range on product (translate(right(reference, 3), 'OI', '01'))`.execute(db);
}
