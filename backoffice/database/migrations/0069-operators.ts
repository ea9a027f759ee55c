import { sql, type Kysely } from 'kysely';

/** People who run the shop. E-mail addresses are unique regardless of case. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table operator (
      id integer generated always as identity primary key,
      email text not null,
      name text not null,
      password_hash text not null,
      role text not null,
      created_at timestamptz not null default now(),
      disabled_at timestamptz
    )`.execute(db);
  await sql`create unique index operator_email on operator (lower(email))`.execute(db);
}
