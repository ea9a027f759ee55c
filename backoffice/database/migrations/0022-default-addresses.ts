import { sql, type Kysely } from 'kysely';

/** One default of each use at most, for a customer as for a company, whatever is written at the same time. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const owner of ['customer', 'company']) {
    for (const use of ['invoice', 'primary']) {
      await sql`create unique index ${sql.id(`address_${owner}_${use}`)}
        on address (${sql.id(`${owner}_id`)}) where ${sql.id(use)}`.execute(db);
    }
  }
}
