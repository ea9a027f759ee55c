import { sql, type Kysely } from 'kysely';

/** Day (`2026-12-05`) on which more pieces of a variant are expected. `null` for none. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table variant add column next_arrival text`.execute(db);
  await sql`
    create trigger told_after_arrival_of_variant after update on variant
    for each row when (old.next_arrival is distinct from new.next_arrival)
    execute function tell_variant()`.execute(db);
}
