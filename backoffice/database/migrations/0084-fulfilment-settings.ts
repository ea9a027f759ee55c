import { sql, type Kysely } from 'kysely';

/** Settings of the work of a site's team on orders (`FulfilmentSettings`). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table site add column fulfilment jsonb not null
      default '{"order_email": null, "refund_limit": 500}'::jsonb`.execute(db);
}
