import { sql, type Kysely } from 'kysely';

/** A product or part without a VAT rate of its own has the standard rate of its site. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table product add column vat_rate integer`.execute(db);
  await sql`
    alter table part alter column vat_rate drop not null, alter column vat_rate drop default`.execute(db);
  await sql`update part set vat_rate = null where vat_rate = 2000`.execute(db);
}
