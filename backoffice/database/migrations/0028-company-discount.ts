import { sql, type Kysely } from 'kysely';

/** What a company is allowed on public prices, in percent: the team changes it company by company. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table company
      add column discount integer not null default 20 check (discount between 0 and 90)`.execute(db);
}
