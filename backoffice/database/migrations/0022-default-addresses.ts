import { sql, type Kysely } from 'kysely';

/** At most one default address per use for a customer or a company, also under concurrent writes. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const owner of ['customer', 'company']) {
    for (const use of ['invoice', 'primary']) {
      await sql`create unique index ${sql.id(`address_${owner}_${use}`)}
        on address (${sql.id(`${owner}_id`)}) where ${sql.id(use)}`.execute(db);
    }
  }
}
