import { sql, type Kysely } from 'kysely';

/**
 * Meanings of attributes, types of products and colours. Existing products get the figures of the present form with
 * the next import.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table attribute
      add column kind text not null default 'choice',
      add column role text,
      add column dimension text`.execute(db);
  await sql`alter table attribute_option add column upper double precision`.execute(db);
  await sql`
    create table product_type (key text primary key, position integer not null, data jsonb not null)`.execute(
    db,
  );
  await sql`
    create table colour (
      key text primary key,
      position integer not null,
      labels jsonb not null,
      swatch text not null,
      tone text,
      outline text
    )`.execute(db);
  for (const [table, kind] of [
    ['product_type', 'product'],
    // The style sheet of the colours has its address in the response of the site.
    ['colour', 'site'],
  ] as const)
    await sql`
      create trigger ${sql.id(`told_after_insert_of_${table}`)}
      after insert or update or delete on ${sql.table(table)}
      for each statement execute function tell_kinds(${sql.lit(kind)})`.execute(db);
}
