import { sql, type Kysely } from 'kysely';

/** Discount of a company on public prices in percent, set by the team. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table company
      add column discount integer not null default 20 check (discount between 0 and 90)`.execute(db);
}
