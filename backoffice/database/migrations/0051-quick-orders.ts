import { sql, type Kysely } from 'kysely';

/** Pasted lists by a hash of their key, and indexes of articles by the keys that lists use. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table quick_order (
      key_hash text primary key,
      site_id integer not null references site (id) on delete cascade,
      source text not null,
      columns jsonb,
      ends_at timestamptz not null
    )`.execute(db);
  await sql`create index quick_order_by_end on quick_order (ends_at)`.execute(db);
  // Same normalisation as `plateKey` of shared/domain/plate-key.ts.
  await sql`
    create index variant_by_key on variant
    (translate(regexp_replace(upper(reference), '[^A-Z0-9]', '', 'g'), 'OI', '01'))`.execute(db);
  await sql`create index variant_by_ean on variant (ean)`.execute(db);
}
