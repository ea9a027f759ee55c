import { sql, type Kysely } from 'kysely';

/** Tickets become threads with a state. Earlier tickets were handled by mail: they are closed. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table ticket
      add column state text not null default 'open',
      add column changed_at timestamptz not null default now()`.execute(db);
  await sql`update ticket set state = 'closed', changed_at = created_at`.execute(db);
  await sql`create index ticket_state on ticket (site_id, state, changed_at)`.execute(db);
  await sql`
    create table ticket_message (
      id integer generated always as identity primary key,
      ticket_id integer not null references ticket on delete cascade,
      kind text not null,
      author text not null,
      text text not null,
      at timestamptz not null default now()
    )`.execute(db);
  await sql`create index ticket_message_ticket on ticket_message (ticket_id)`.execute(db);
}
