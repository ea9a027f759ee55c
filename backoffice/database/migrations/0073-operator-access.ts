import { sql, type Kysely } from 'kysely';

/** Sessions, invitations, links, tokens and second factors of operators. Tokens are stored as hashes only. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table operator_session (
      id integer generated always as identity primary key,
      hash text not null unique,
      operator_id integer not null references operator on delete cascade,
      created_at timestamptz not null default now(),
      used_at timestamptz not null default now(),
      address text not null,
      browser text not null
    )`.execute(db);
  await sql`create index operator_session_operator on operator_session (operator_id)`.execute(db);
  await sql`
    create table operator_invitation (
      id integer generated always as identity primary key,
      hash text not null unique,
      email text not null,
      role text not null,
      lang text not null,
      invited_by text not null,
      created_at timestamptz not null default now(),
      expires_at timestamptz not null
    )`.execute(db);
  await sql`create unique index operator_invitation_email on operator_invitation (lower(email))`.execute(db);
  await sql`
    create table operator_link (
      hash text primary key,
      operator_id integer not null unique references operator on delete cascade,
      expires_at timestamptz not null
    )`.execute(db);
  await sql`
    create table operator_token (
      id integer generated always as identity primary key,
      hash text not null unique,
      name text not null,
      roles jsonb not null,
      created_by text not null,
      created_at timestamptz not null default now(),
      expires_at timestamptz not null,
      used_at timestamptz
    )`.execute(db);
  await sql`
    create table operator_totp (
      operator_id integer primary key references operator on delete cascade,
      secret text not null,
      confirmed_at timestamptz,
      last_step integer not null default 0
    )`.execute(db);
  await sql`
    create table operator_recovery_code (
      operator_id integer not null references operator on delete cascade,
      hash text not null,
      primary key (operator_id, hash)
    )`.execute(db);
}
