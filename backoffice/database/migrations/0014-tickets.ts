import { sql, type Kysely } from 'kysely';

/** Requests of visitors, their attachments, and the outgoing e-mail. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table ticket (
      id serial primary key,
      site_id integer not null references site (id),
      reference text not null unique,
      form_key text not null,
      lang text not null,
      subject text not null,
      fields jsonb not null,
      verification text not null,
      created_at timestamptz not null default now(),
      unique (site_id, form_key)
    )`.execute(db);
  await sql`
    create table ticket_file (
      id serial primary key,
      ticket_id integer not null references ticket (id) on delete cascade,
      name text not null,
      type text not null,
      size integer not null,
      stored_as text not null unique
    )`.execute(db);
  await sql`
    create table mail (
      id serial primary key,
      recipient text not null,
      subject text not null,
      source text not null,
      attempts integer not null default 0,
      next_attempt_at timestamptz not null default now(),
      created_at timestamptz not null default now()
    )`.execute(db);
  await sql`create index mail_next on mail (next_attempt_at)`.execute(db);
}
