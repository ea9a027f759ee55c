import { sql, type Kysely } from 'kysely';
import type { Schema } from '#backoffice/database/schema.ts';
import { notFound } from '#backoffice/http/failure.ts';
import { logChange } from '#backoffice/operators/operator-log.ts';
import type { DeliveryState, WebhookDelivery, WebhookDeliveryQuery } from '#shared/contract/webhook.ts';
import { readWebhook, type SiteAuthor } from './webhooks.ts';

/** Event of test messages; no webhook can subscribe to it. */
const TEST_EVENT = 'webhook.test';
export const QUEUE_CHANNEL = 'webhook_queued';

/** The deliveries of a site that match, the latest first. */
export async function listDeliveries(
  db: Kysely<Schema>,
  siteId: number,
  { page, perPage, webhook_id: webhookId, state }: WebhookDeliveryQuery,
): Promise<{ items: WebhookDelivery[]; total: number }> {
  const matching = selectDeliveries(db, siteId)
    .$if(webhookId !== undefined, (query) => query.where('webhook_id', '=', webhookId ?? 0))
    .$if(state !== undefined, (query) => query.where('state', '=', state ?? 'pending'));
  const { total } = await matching
    .clearSelect()
    .select(sql<number>`count(*)::int`.as('total'))
    .executeTakeFirstOrThrow();
  const rows = await matching
    .orderBy('webhook_delivery.id', 'desc')
    .limit(perPage)
    .offset((page - 1) * perPage)
    .execute();
  return { items: rows.map(toDelivery), total };
}

/** Delivers an event again, whether it was delivered or not. @throws Failure 404 */
export function resend(db: Kysely<Schema>, author: SiteAuthor, id: number): Promise<WebhookDelivery> {
  return db.transaction().execute(async (trx) => {
    const { state } = await readDelivery(trx, author.scope.siteId, id);
    await trx
      .updateTable('webhook_delivery')
      .set({ state: 'pending', attempts: 0, next_attempt_at: sql<Date>`now()` })
      .where('id', '=', id)
      .execute();
    await wake(trx);
    await logChange(trx, author, {
      operation: 'POST /operator/webhook/delivery/{id}/resend',
      record: `webhook delivery ${id}`,
      before: { state },
      after: { state: 'pending' },
    });
    return readDelivery(trx, author.scope.siteId, id);
  });
}

/** Delivers a message that shows whether the receiver works. @throws Failure 404 */
export function sendTest(
  db: Kysely<Schema>,
  author: SiteAuthor,
  webhookId: number,
): Promise<WebhookDelivery> {
  return db.transaction().execute(async (trx) => {
    const { name } = await readWebhook(trx, author, webhookId);
    const event = await trx
      .insertInto('webhook_event')
      .values({ type: TEST_EVENT, data: JSON.stringify({ webhook: name }) })
      .returning('id')
      .executeTakeFirstOrThrow();
    const { id } = await trx
      .insertInto('webhook_delivery')
      .values({ webhook_id: webhookId, event_id: event.id })
      .returning('id')
      .executeTakeFirstOrThrow();
    await wake(trx);
    await logChange(trx, author, {
      operation: 'POST /operator/webhook/{id}/test',
      record: `webhook ${webhookId}`,
      before: null,
      after: { delivery: id },
    });
    return readDelivery(trx, author.scope.siteId, id);
  });
}

/** Removes events before a moment whose deliveries have ended; returns their number. */
export async function forgetEvents(db: Kysely<Schema>, before: Date): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('webhook_event')
    .where('at', '<', before)
    .where(
      sql<boolean>`not exists (
        select from webhook_delivery where event_id = webhook_event.id and state = 'pending')`,
    )
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}

async function wake(db: Kysely<Schema>): Promise<void> {
  await sql`select pg_notify(${QUEUE_CHANNEL}, '')`.execute(db);
}

async function readDelivery(db: Kysely<Schema>, siteId: number, id: number): Promise<WebhookDelivery> {
  const row = await selectDeliveries(db, siteId).where('webhook_delivery.id', '=', id).executeTakeFirst();
  if (!row) throw notFound();
  return toDelivery(row);
}

function selectDeliveries(db: Kysely<Schema>, siteId: number) {
  return db
    .selectFrom('webhook_delivery')
    .innerJoin('webhook_event', 'webhook_event.id', 'webhook_delivery.event_id')
    .innerJoin('webhook', 'webhook.id', 'webhook_delivery.webhook_id')
    .where('webhook.site_id', '=', siteId)
    .select([
      'webhook_delivery.id',
      'webhook_id',
      'message_id',
      'type',
      'data',
      'at',
      'state',
      'attempts',
      'attempted_at',
      'next_attempt_at',
      'status',
      'detail',
    ]);
}

function toDelivery({
  type,
  data,
  at,
  attempted_at: attemptedAt,
  next_attempt_at: nextAttemptAt,
  ...rest
}: {
  id: number;
  webhook_id: number;
  message_id: string;
  type: string;
  data: unknown;
  at: Date;
  state: DeliveryState;
  attempts: number;
  attempted_at: Date | null;
  next_attempt_at: Date;
  status: number | null;
  detail: string;
}): WebhookDelivery {
  return {
    ...rest,
    event: type,
    // Written by triggers and `sendTest` only.
    data: data as WebhookDelivery['data'],
    at: at.toISOString(),
    attempted_at: attemptedAt?.toISOString() ?? null,
    next_attempt_at: rest.state === 'pending' ? nextAttemptAt.toISOString() : null,
  };
}
