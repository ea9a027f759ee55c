import { sql, type Kysely } from 'kysely';
import type { Logger } from 'pino';
import { Webhook as Signer } from 'standardwebhooks';
import type { Listen } from '#backoffice/database/database.ts';
import type { Schema } from '#backoffice/database/schema.ts';
import { QUEUE_CHANNEL } from './deliveries.ts';
import { postMessage, type Attempt } from './post-message.ts';
import type { WebhookRules } from './webhooks.ts';

type DeliveryOptions = { db: Kysely<Schema>; listen: Listen; rules: WebhookRules; logger: Logger };

/** A due delivery with its message and the secrets that sign it. */
type DueDelivery = {
  id: number;
  webhook_id: number;
  attempts: number;
  message_id: string;
  type: string;
  data: unknown;
  at: Date;
  url: string;
  secret: string;
  previous_secret: string | null;
};

/** Looks for repeated attempts that are due. */
const EVERY_MS = 5000;
/** Deliveries to one webhook at once. */
const BATCH_SIZE = 5;
/** A node that holds a delivery longer than this has died. */
const CLAIM_MINUTES = 1;
const MINUTE = 60;
const HOUR = 60 * MINUTE;
/** Seconds after each failed attempt; the delivery fails with the last. */
const RETRY_SECONDS = [
  5,
  5 * MINUTE,
  30 * MINUTE,
  2 * HOUR,
  5 * HOUR,
  10 * HOUR,
  14 * HOUR,
  20 * HOUR,
  24 * HOUR,
];
/** The receiver is gone for good (Standard Webhooks). */
const GONE = 410;

export type WebhookDeliveries = {
  /** Delivers all that is due. Never rejects. */
  deliver(): Promise<void>;
  stop(): Promise<void>;
};

/**
 * Delivers events as soon as they are committed, and again after failures. Messages follow Standard Webhooks: at least
 * once, in no certain order, `webhook-id` identifies repetitions. One slow webhook does not delay the others.
 * @throws when listening to the database fails
 */
export async function startWebhookDeliveries(options: DeliveryOptions): Promise<WebhookDeliveries> {
  let running: Promise<void> | undefined;
  let isAsked = false;
  const deliver = async () => {
    isAsked = true;
    running ??= (async () => {
      while (isAsked) {
        isAsked = false;
        await deliverDue(options);
      }
      running = undefined;
    })();
    await running;
  };
  const stopListening = await options.listen(QUEUE_CHANNEL, {
    onMessage: () => void deliver(),
    onGap: () => void deliver(),
  });
  const timer = setInterval(() => void deliver(), EVERY_MS);
  timer.unref();
  void deliver();
  return {
    deliver,
    async stop() {
      clearInterval(timer);
      await stopListening();
      await running;
    },
  };
}

async function deliverDue(options: DeliveryOptions): Promise<void> {
  try {
    const webhooks = await options.db
      .selectFrom('webhook_delivery')
      .innerJoin('webhook', 'webhook.id', 'webhook_id')
      .select('webhook_id')
      .distinct()
      .where('is_active', '=', true)
      .where('state', '=', 'pending')
      .where('next_attempt_at', '<=', sql<Date>`now()`)
      .execute();
    await Promise.all(webhooks.map(({ webhook_id: id }) => deliverTo(id, options)));
  } catch (error) {
    // No caller awaits this: a database that is down must not end the process.
    options.logger.error({ err: error }, 'webhook deliveries could not be read');
  }
}

async function deliverTo(webhookId: number, { db, rules, logger }: DeliveryOptions): Promise<void> {
  for (;;) {
    const due = await claim(db, webhookId);
    if (due.length === 0) return;
    const attempts = await Promise.all(
      due.map(async (delivery) => {
        const result = await attempt(delivery, rules);
        await record(db, delivery, result);
        return result;
      }),
    );
    const failed = attempts.find(({ status }) => !isAccepted(status));
    if (failed)
      logger.warn({ webhook: webhookId, status: failed.status, detail: failed.detail }, 'a webhook failed');
  }
}

/** Takes due deliveries of a webhook and hides them from other nodes. */
async function claim(db: Kysely<Schema>, webhookId: number): Promise<DueDelivery[]> {
  const { rows } = await sql<DueDelivery>`
    with due as (
      select id from webhook_delivery
      where webhook_id = ${webhookId} and state = 'pending' and next_attempt_at <= now()
      order by id limit ${BATCH_SIZE} for update skip locked)
    update webhook_delivery set next_attempt_at = now() + make_interval(mins => ${CLAIM_MINUTES})
    from due, webhook, webhook_event
    where webhook_delivery.id = due.id and webhook.id = webhook_id and webhook_event.id = event_id
      and webhook.is_active
    returning webhook_delivery.id, webhook_id, attempts, message_id, type, data, at, url, secret,
      case when previous_until > now() then previous_secret end as previous_secret`.execute(db);
  return rows;
}

function attempt(delivery: DueDelivery, rules: WebhookRules): Promise<Attempt> {
  const { message_id: id, type, at, data, url, secret, previous_secret: previous } = delivery;
  const body = JSON.stringify({ type, timestamp: at.toISOString(), data });
  const now = new Date();
  const signatures = [secret, previous].flatMap((key) =>
    key === null ? [] : [new Signer(key).sign(id, now, body)],
  );
  const headers = {
    'content-type': 'application/json',
    'user-agent': 'webhooks',
    'webhook-id': id,
    'webhook-timestamp': String(Math.floor(now.getTime() / 1000)),
    'webhook-signature': signatures.join(' '),
  };
  return postMessage({ url, headers, body }, rules);
}

async function record(db: Kysely<Schema>, delivery: DueDelivery, { status, detail }: Attempt): Promise<void> {
  const wait = status === GONE ? undefined : RETRY_SECONDS[delivery.attempts];
  const state = isAccepted(status) ? 'delivered' : wait === undefined ? 'failed' : 'pending';
  await db
    .updateTable('webhook_delivery')
    .set({
      state,
      attempts: delivery.attempts + 1,
      attempted_at: sql<Date>`now()`,
      next_attempt_at: sql<Date>`now() + make_interval(secs => ${wait ?? 0})`,
      status,
      detail,
    })
    .where('id', '=', delivery.id)
    .execute();
  if (status === GONE)
    await db.updateTable('webhook').set({ is_active: false }).where('id', '=', delivery.webhook_id).execute();
}

function isAccepted(status: number | null): boolean {
  return status !== null && status >= 200 && status < 300;
}
