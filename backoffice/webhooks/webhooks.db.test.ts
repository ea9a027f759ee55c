import {
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { sql } from 'kysely';
import pino from 'pino';
import { Webhook as Signer } from 'standardwebhooks';
import { parseBackofficeConfig } from '#backoffice/config.ts';
import { WEBHOOK_EVENTS, type WebhookDelivery, type WebhookEvent } from '#shared/contract/webhook.ts';
import { ORDER_STATUSES } from '#shared/domain/order-status.ts';
import { startTestApi, type TestApi } from '#tests/support/test-api.ts';
import { startWebhookDeliveries, type WebhookDeliveries } from './deliver-webhooks.ts';

type Received = { headers: IncomingHttpHeaders; body: string };
type Created = { id: number; secret: string };

/** A receiver whose responses a test chooses. */
type Receiver = { url: string; received: Received[]; status: number; delayMs: number; server: Server };

let api: TestApi;
let deliveries: WebhookDeliveries;
const receivers: Receiver[] = [];

const { webhooks: rules } = parseBackofficeConfig({ WEBHOOK_PRIVATE_ADDRESSES: 'true' });

beforeAll(async () => {
  api = await startTestApi({ webhooks: rules });
  deliveries = await startDeliveries();
});
afterEach(async () => {
  await api.db.deleteFrom('webhook').execute();
});
afterAll(async () => {
  await deliveries.stop();
  for (const { server } of receivers) {
    server.closeAllConnections();
    server.close();
  }
  await api.close();
});

function startDeliveries(): Promise<WebhookDeliveries> {
  return startWebhookDeliveries({
    db: api.db,
    listen: api.listen,
    rules,
    logger: pino({ level: 'silent' }),
  });
}

async function startReceiver(status = 204): Promise<Receiver> {
  const received: Received[] = [];
  const respond = async (request: IncomingMessage, response: ServerResponse) => {
    received.push({ headers: request.headers, body: await text(request) });
    if (receiver.delayMs > 0) await wait(receiver.delayMs);
    response.writeHead(receiver.status, { location: `${receiver.url}/elsewhere` }).end('received');
  };
  const server = createServer((request, response) => void respond(request, response));
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const receiver = { url, received, status, delayMs: 0, server };
  receivers.push(receiver);
  return receiver;
}

async function create(url: string, events: readonly WebhookEvent[] = ['stock.changed']): Promise<Created> {
  const form = { name: 'ERP', url, events, active: true };
  const { status, body } = await api.operate('POST', '/operator/webhook', form);
  expect(status).toBe(200);
  return body as Created;
}

async function listed(query: Record<string, string> = {}): Promise<WebhookDelivery[]> {
  const { body } = await api.operate('GET', '/operator/webhook/delivery', undefined, query);
  return (body as { items: WebhookDelivery[] }).items;
}

async function until(isDone: () => boolean | Promise<boolean>): Promise<void> {
  for (let attempt = 0; attempt < 200; attempt += 1) {
    if (await isDone()) return;
    await wait(25);
  }
  throw new Error('It did not happen in time.');
}

/** Changes the stock of a variant as an operator does, and returns its reference. */
async function changeStock(): Promise<string> {
  const { id, reference, stock } = await api.db
    .selectFrom('variant')
    .select(['id', 'reference', 'stock'])
    .orderBy('id')
    .executeTakeFirstOrThrow();
  await api.db
    .updateTable('variant')
    .set({ stock: stock + 1 })
    .where('id', '=', id)
    .execute();
  return reference;
}

/** Makes each failed delivery due again, as time does. */
async function passTime(): Promise<void> {
  await api.db
    .updateTable('webhook_delivery')
    .set({ next_attempt_at: new Date(0) })
    .execute();
}

describe('delivery of events', () => {
  it('event: arrives at once, signed, and the list shows the response', async () => {
    const receiver = await startReceiver();
    const { secret } = await create(receiver.url);
    const reference = await changeStock();
    await until(() => receiver.received.length === 1);
    const [{ headers, body } = { headers: {}, body: '' }] = receiver.received;
    const message = new Signer(secret).verify(body, headers as Record<string, string>);
    expect(message).toMatchObject({ type: 'stock.changed', data: { kind: 'variant', reference } });
    await until(async () => (await listed())[0]?.state === 'delivered');
    expect((await listed())[0]).toMatchObject({
      attempts: 1,
      status: 204,
      message_id: headers['webhook-id'],
    });
  });

  it('change that is rolled back, and event without a webhook: nothing is queued', async () => {
    await changeStock();
    const receiver = await startReceiver();
    await create(receiver.url, ['ticket.created']);
    await changeStock();
    await create(receiver.url);
    const failing = api.db.transaction().execute(async (trx) => {
      await trx.updateTable('variant').set({ stock: 991 }).execute();
      throw new Error('rolled back');
    });
    await expect(failing).rejects.toThrow('rolled back');
    await deliveries.deliver();
    expect(receiver.received).toEqual([]);
    expect(await listed()).toEqual([]);
  });

  it('failing receiver: the same message again, until it is accepted; after ten attempts it has failed', async () => {
    const receiver = await startReceiver(500);
    const { id } = await create(receiver.url);
    await changeStock();
    for (let attempt = 1; attempt <= 10; attempt += 1) {
      await until(async () => (await listed())[0]?.attempts === attempt);
      await passTime();
      await deliveries.deliver();
    }
    const [failed] = await listed({ webhook_id: String(id) });
    expect(failed).toMatchObject({ state: 'failed', status: 500, detail: 'received', next_attempt_at: null });
    expect(new Set(receiver.received.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
    expect((await api.operate('GET', '/operator/webhook')).body).toMatchObject({
      items: [{ failing: true }],
    });

    receiver.status = 200;
    await api.operate('POST', `/operator/webhook/delivery/${failed?.id}/resend`);
    await until(async () => (await listed())[0]?.state === 'delivered');
    expect(receiver.received).toHaveLength(11);
  });

  it('receiver that is gone: no further message; a redirect is not followed', async () => {
    const receiver = await startReceiver(410);
    await create(receiver.url);
    await changeStock();
    await until(async () => (await listed())[0]?.state === 'failed');
    expect((await api.operate('GET', '/operator/webhook')).body).toMatchObject({
      items: [{ active: false }],
    });
    const moved = await startReceiver(307);
    await create(moved.url);
    await changeStock();
    await until(async () => (await listed())[0]?.status === 307);
    expect(moved.received).toHaveLength(1);
  });

  it('slow receiver: does not delay another; two nodes deliver each event once', async () => {
    const slow = await startReceiver();
    slow.delayMs = 1500;
    const quick = await startReceiver();
    await create(slow.url);
    await create(quick.url);
    const second = await startDeliveries();
    try {
      await changeStock();
      await until(() => quick.received.length === 1);
      expect(slow.received).toHaveLength(1);
      await until(async () => (await listed()).every(({ state }) => state === 'delivered'));
      await Promise.all([deliveries.deliver(), second.deliver()]);
      expect([slow.received.length, quick.received.length]).toEqual([1, 1]);
    } finally {
      await second.stop();
    }
  });

  it('replaced secret: signs beside the new one for a day', async () => {
    const receiver = await startReceiver();
    const { id, secret: former } = await create(receiver.url);
    const { body } = await api.operate('POST', `/operator/webhook/${id}/secret`);
    const { secret } = body as Created;
    const verify = async (count: number) => {
      await until(() => receiver.received.length === count);
      const sent = receiver.received.at(-1);
      return [former, secret].map((key) => {
        try {
          new Signer(key).verify(sent?.body ?? '', sent?.headers as Record<string, string>);
          return true;
        } catch {
          return false;
        }
      });
    };
    await api.operate('POST', `/operator/webhook/${id}/test`);
    expect(await verify(1)).toEqual([true, true]);
    await api.db.updateTable('webhook').set({ previous_until: new Date() }).execute();
    await api.operate('POST', `/operator/webhook/${id}/test`);
    expect(await verify(2)).toEqual([false, true]);
  });
});

describe('events', () => {
  it('every declared event: a change records it', async () => {
    const receiver = await startReceiver();
    await create(receiver.url, WEBHOOK_EVENTS);
    await changeStock();
    await api.db.updateTable('part').set({ stock: 7 }).where('stock', '>', 7).execute();
    const order = await addOrder();
    await api.db
      .insertInto('parcel')
      .values({ order_id: order, number: 1, carrier: 'home', tracking: 'P-1' })
      .execute();
    await api.db.updateTable('parcel').set({ delivered_at: new Date() }).execute();
    for (const status of ORDER_STATUSES.toReversed())
      await api.db.updateTable('shop_order').set({ status }).execute();
    const { id } = await api.db.selectFrom('account').select('id').executeTakeFirstOrThrow();
    for (const state of ['created', 'email_confirmed', 'refused', 'approved', 'suspended'])
      await api.db.updateTable('account').set({ state }).where('id', '=', id).execute();
    const ticket = await api.db
      .insertInto('ticket')
      .values({
        site_id: 1,
        reference: 'T-1',
        form_key: 'webhook',
        lang: 'fr',
        subject: 'other',
        fields: '{}',
        verification: 'off',
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await api.db
      .insertInto('ticket_message')
      .values({ ticket_id: ticket.id, kind: 'response', author: 'Ana', text: 'Bonjour' })
      .execute();
    const { rows } = await sql<{ type: string }>`select distinct type from webhook_event`.execute(api.db);
    const types = rows.map(({ type }) => type).filter((type) => type !== 'webhook.test');
    expect(types.toSorted()).toEqual(WEBHOOK_EVENTS.toSorted());
  });
});

/** An order, whose buyer does not matter here. */
async function addOrder(): Promise<number> {
  const { id } = await api.db
    .insertInto('shop_order')
    .values({
      site_id: 1,
      reference: 'WEBHOOK-1',
      customer_id: null,
      cart_id: null,
      idempotency_key: null,
      lang: 'fr',
      status: 'pending_payment',
      payment: 'cb',
      carrier: 'home',
      buyer: '{}',
      delivery_address: '{}',
      invoice_address: '{}',
      phone: null,
      amount: '{}',
      total: 1,
      tracking: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
