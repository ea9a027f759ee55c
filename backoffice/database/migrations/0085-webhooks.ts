import { sql, type Kysely } from 'kysely';

/**
 * Webhooks. Triggers record events in the transaction of the change, so that no code path forgets one, and only
 * while a webhook listens to them.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createTables(db);
  await sql`
    create function queue_webhook_event(of_site integer, event text, details jsonb) returns void
    language plpgsql as $$
    declare
      targets integer[];
      queued integer;
    begin
      select array_agg(id) into targets from webhook where site_id = of_site and is_active and events ? event;
      if targets is null then return; end if;
      insert into webhook_event (type, data) values (event, details) returning id into queued;
      insert into webhook_delivery (webhook_id, event_id) select unnest(targets), queued;
      perform pg_notify('webhook_queued', '');
    end $$`.execute(db);
  for (const [name, { on, when, body }] of Object.entries(TRIGGERS)) {
    await sql`
      create function ${sql.raw(name)}() returns trigger language plpgsql as
      $$ begin ${sql.raw(body)} return null; end $$`.execute(db);
    await sql`
      create trigger ${sql.raw(name)} after ${sql.raw(on)}
      for each row when (${sql.raw(when)}) execute function ${sql.raw(name)}()`.execute(db);
  }
}

const orderEvent = (previous: string) => `
  perform queue_webhook_event(new.site_id, 'order.' || new.status, jsonb_build_object(
    'id', new.id, 'reference', new.reference, 'status', new.status, 'previous_status', ${previous},
    'total', new.total));`;

const stockEvent = (kind: string, site: string) => `
  perform queue_webhook_event(${site}, 'stock.changed', jsonb_build_object(
    'kind', '${kind}', 'reference', new.reference, 'stock', new.stock, 'previous_stock', old.stock));`;

const TRIGGERS: Record<string, { on: string; when: string; body: string }> = {
  queue_new_order: { on: 'insert on shop_order', when: 'true', body: orderEvent('null') },
  queue_order_status: {
    on: 'update of status on shop_order',
    when: 'old.status <> new.status',
    body: orderEvent('old.status'),
  },
  queue_variant_stock: {
    on: 'update of stock on variant',
    when: 'old.stock <> new.stock',
    body: stockEvent('variant', '(select site_id from product where id = new.product_id)'),
  },
  queue_part_stock: {
    on: 'update of stock on part',
    when: 'old.stock <> new.stock',
    body: stockEvent('part', 'new.site_id'),
  },
  queue_application: {
    on: 'update of state on account',
    when: `old.state <> new.state and (
      old.state = 'created' and new.state in ('email_confirmed', 'company_checked')
      or old.state in ('email_confirmed', 'company_checked', 'refused') and new.state in ('approved', 'refused'))`,
    body: `
      perform queue_webhook_event(
        new.site_id,
        'application.' || case when old.state = 'created' then 'received' else new.state end,
        jsonb_build_object('id', new.id, 'customer_id', new.customer_id, 'state', new.state));`,
  },
  queue_ticket: {
    on: 'insert on ticket',
    when: 'true',
    body: `
      perform queue_webhook_event(new.site_id, 'ticket.created', jsonb_build_object(
        'id', new.id, 'reference', new.reference, 'subject', new.subject));`,
  },
};

async function createTables(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table webhook (
      id integer generated always as identity primary key,
      site_id integer not null references site on delete cascade,
      name text not null,
      url text not null,
      events jsonb not null,
      is_active boolean not null,
      secret text not null,
      previous_secret text,
      previous_until timestamptz,
      created_at timestamptz not null default now()
    )`.execute(db);
  await sql`
    create table webhook_event (
      id integer generated always as identity primary key,
      message_id uuid not null default gen_random_uuid(),
      type text not null,
      data jsonb not null,
      at timestamptz not null default now()
    )`.execute(db);
  await sql`
    create table webhook_delivery (
      id integer generated always as identity primary key,
      webhook_id integer not null references webhook on delete cascade,
      event_id integer not null references webhook_event on delete cascade,
      state text not null default 'pending',
      attempts integer not null default 0,
      next_attempt_at timestamptz not null default now(),
      attempted_at timestamptz,
      status integer,
      detail text not null default ''
    )`.execute(db);
  await sql`
    create index webhook_delivery_due on webhook_delivery (webhook_id, next_attempt_at)
    where state = 'pending'`.execute(db);
  await sql`create index webhook_delivery_webhook on webhook_delivery (webhook_id, id)`.execute(db);
  await sql`create index webhook_delivery_event on webhook_delivery (event_id)`.execute(db);
}
