import { sql, type Kysely } from 'kysely';

/** Log of what operators write. Rows are only added; retention removes them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table operator_change (
      id integer generated always as identity primary key,
      at timestamptz not null default now(),
      kind text not null,
      operator_id integer,
      operator_name text not null,
      address text not null,
      operation text not null,
      record text not null,
      lang text not null,
      before jsonb,
      after jsonb
    )`.execute(db);
  await sql`create index operator_change_at on operator_change (at)`.execute(db);
  await sql`create index operator_change_record on operator_change (record, id)`.execute(db);
}
