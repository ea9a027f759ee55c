import { sql, type Kysely } from 'kysely';

/** Webhook events of parcels and of responses to tickets, by triggers as those of orders. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const [name, { on, when, body }] of Object.entries(TRIGGERS)) {
    await sql`
      create function ${sql.raw(name)}() returns trigger language plpgsql as
      $$ begin ${sql.raw(body)} return null; end $$`.execute(db);
    await sql`
      create trigger ${sql.raw(name)} after ${sql.raw(on)}
      for each row when (${sql.raw(when)}) execute function ${sql.raw(name)}()`.execute(db);
  }
}

const parcelEvent = (event: string) => `
  perform queue_webhook_event(site_id, '${event}', jsonb_build_object(
    'id', new.id, 'order_id', new.order_id, 'order_reference', reference, 'number', new.number,
    'carrier', new.carrier, 'tracking', new.tracking))
  from shop_order where id = new.order_id;`;

const TRIGGERS: Record<string, { on: string; when: string; body: string }> = {
  queue_parcel: { on: 'insert on parcel', when: 'true', body: parcelEvent('parcel.sent') },
  queue_delivered_parcel: {
    on: 'update of delivered_at on parcel',
    when: 'old.delivered_at is null and new.delivered_at is not null',
    body: parcelEvent('parcel.delivered'),
  },
  queue_ticket_response: {
    on: 'insert on ticket_message',
    when: "new.kind = 'response'",
    body: `
      perform queue_webhook_event(site_id, 'ticket.answered', jsonb_build_object(
        'id', id, 'reference', reference, 'message_id', new.id))
      from ticket where id = new.ticket_id;`,
  },
};
