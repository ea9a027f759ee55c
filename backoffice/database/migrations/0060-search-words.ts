import { sql, type Kysely } from 'kysely';

/** Words that people search a category with; pages keep theirs in their data. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table category_translation add column search_words text[] not null default '{}'`.execute(db);
}
