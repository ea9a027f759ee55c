import { connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import request from 'supertest';
import { createBuyer, type Buyer } from '#tests/support/checkout.ts';
import { attackSize, IS_LONG_FORM } from '#tests/support/attack-size.ts';
import { logInDemo } from '#tests/support/demo-login.ts';
import { logInVisitor, type LoggedVisitor } from '#tests/support/logged-visitor.ts';
import { parsePage, readPage } from '#tests/support/read-page.ts';
import { sendRaw } from '#tests/support/send-raw.ts';
import { addPart } from '#tests/support/shop-cart.ts';
import { startRelay, type Relay } from '#tests/support/start-relay.ts';
import { createTestClient } from '#tests/support/test-api.ts';
import { startTestBackoffice, type TestBackoffice } from '#tests/support/test-backoffice.ts';
import { createTestStorefront, serve, type TestStorefront } from '#tests/support/test-storefront.ts';
import { NO_FIELDS } from '#shared/contract/operation.ts';
import { OPERATIONS } from '#shared/contract/operations.ts';

const MINUTE = 60_000;
const ORIGIN = 'http://localhost:3000';
const COMMON = 'site_id=1&lang=fr&sales_plan_id=1';
const SUMMARY = '/commande/recapitulatif';
/** More consecutive failures than open a breaker. */
const TIMES = 12;
/** The proxy forwards a body only when it is complete. */
const SLOW_MS = 500;
const DEPTHS = [33, 5000, 10_000];
const HALF_A_CALL =
  `POST /api/v1/order?${COMMON} HTTP/1.1\r\nhost: localhost:3000\r\norigin: ${ORIGIN}\r\n` +
  'content-type: application/json\r\ncontent-length: 1000\r\nconnection: close\r\n\r\n{';
/** Characters that a header cannot contain, or that are not forwarded: controls, and characters outside Latin-1. */
const CONTROLS = [...Array.from({ length: 32 }, (_, code) => code), 127, ...range(128, 160)];
const LETTERS = [
  0xa0, 0xe9, 0xff, 0x100, 0x101, 0x152, 0x3b1, 0x416, 0x5d0, 0x62f, 0x202e, 0x2028, 0x4e2d, 0xfeff, 0xfffd,
  0x1f525,
];
const CODES = [...CONTROLS, ...LETTERS, ...range(0x100, 0x100 + attackSize(0, 4000))];

function range(from: number, to: number): number[] {
  return Array.from({ length: to - from }, (_, index) => from + index);
}

let backoffice: TestBackoffice;
let relay: Relay;
let shop: TestStorefront;
let site: Awaited<ReturnType<typeof serve>>;
let visitor: LoggedVisitor;
let buyer: Buyer;
let unseen = 0;

beforeAll(async () => {
  backoffice = await startTestBackoffice();
  relay = await startRelay(backoffice.url);
  shop = await createTestStorefront({ backofficeUrl: relay.url });
  site = await serve(shop.app);
  visitor = await logInVisitor(shop.app);
  const client = createTestClient(backoffice.url);
  buyer = createBuyer(client, (await logInDemo(client)).token);
  await buyer.add(await addPart(backoffice.db, { reference: 'PC-HEAD', stock: 100 }), 2);
  await buyer.ship();
}, MINUTE);
afterAll(async () => {
  await site.close();
  await relay.close();
  await backoffice.close();
});

/** Responses to other visitors by group of calls: uncached pages, a login, a cart. */
async function others() {
  const page = await readPage(shop.app, `/recherche?q=apres-${(unseen += 1)}`);
  const next = await logInVisitor(shop.app);
  const cart = await next.get('/panier');
  return [page.status, cart.status, parsePage(cart.text).headings];
}
const WELL = [200, 200, ['Panier']];

const nest = (depth: number, inside = '1') => '{"a":'.repeat(depth) + inside + '}'.repeat(depth);

const post = (path: string, body: string, headers: Record<string, string> = {}) =>
  request(shop.app)
    .post(`/api/v1/${path}?${COMMON}`)
    .set({ 'content-type': 'application/json', origin: ORIGIN, ...headers })
    .send(body);

/** Submits the summary with a chosen idempotency key. */
const order = (key: string) =>
  visitor.post(SUMMARY, { key, payment: 'compte', terms: 'yes', total: 'as shown' });
const placed = () => relay.calls.filter(({ method, url }) => method === 'POST' && url.includes('/order'));

describe('bodies that cannot be forwarded', () => {
  it.each(DEPTHS)(
    'nested %d deep: refused with field and reason, other visitors are unaffected',
    async (depth) => {
      relay.calls.length = 0;
      for (const path of [
        'cart',
        'user/login',
        'user/logged',
        'cart/update',
        'order',
        'projects',
        'redirection',
      ])
        for (let time = 0; time < TIMES; time += 1) {
          const { status, body, headers } = await post(path, nest(depth));
          expect([path, status, body]).toEqual([
            path,
            400,
            { code: 'invalid_request', message: expect.any(String), errors: { body: 'too_deep' } },
          ]);
          expect(headers['cache-control']).toBe('private, no-store');
        }
      expect(relay.calls).toEqual([]);
      expect(await others()).toEqual(WELL);
    },
    MINUTE,
  );

  it(
    'lists nested in bodies of every call: refused alike',
    async () => {
      for (const { method, path, hasFiles } of OPERATIONS.filter(({ body }) => body !== NO_FIELDS)) {
        if (hasFiles) continue;
        const called = `/api/v1${path.replaceAll(/\{\w+\}/g, '1')}?${COMMON}`;
        const sent = request(shop.app)[method](called);
        const response = await sent
          .set({ 'content-type': 'application/json', origin: ORIGIN })
          .send('['.repeat(10_000) + ']'.repeat(10_000));
        expect([called, response.status, response.body.errors]).toEqual([called, 400, { body: 'too_deep' }]);
      }
    },
    MINUTE,
  );

  it.each(['{', '{"a":1', '{a:1}', '"\\u12"', '\u0000', '[1,]', 'undefined', "{'a':1}"])(
    'invalid JSON (%j): 400 in JSON, also for calls that the storefront handles itself',
    async (broken) => {
      for (const path of ['user/login', 'cart', 'cart/update', 'order', 'page']) {
        const { status, body, headers } = await post(path, broken);
        expect([path, status, body.code, body.errors]).toEqual([
          path,
          400,
          'invalid_json',
          { body: 'invalid_json' },
        ]);
        expect(headers['content-type']).toContain('application/json');
      }
    },
  );

  it('wrong length, encoding or charset: refused in JSON', async () => {
    const large = await post('user/login', JSON.stringify({ email: 'x'.repeat(70_000) }));
    const zipped = await post('cart', '{}', { 'content-encoding': 'gzip' });
    const letters = await post('cart', '{}', { 'content-type': 'application/json; charset=klingon' });
    expect([large, zipped, letters].map(({ status, body }) => [status, body.code])).toEqual([
      [413, 'body_too_large'],
      [415, 'unsupported_media_type'],
      [415, 'unsupported_media_type'],
    ]);
  });

  it('duplicate names and prototypes: the back office receives the last value and no prototype', async () => {
    relay.refuse = undefined;
    const { status, body } = await post(
      'user/login',
      '{"email":"nobody@atre.example","__proto__":{"polluted":true},"password":"x","password":"y"}',
    );
    expect([status, body.code]).toEqual([401, 'invalid_credentials']);
    expect(({} as { polluted?: boolean }).polluted).toBeUndefined();
  });

  it(
    'slow or aborted bodies: open no breaker',
    async () => {
      relay.calls.length = 0;
      const sockets = Array.from({ length: TIMES }, () => {
        const socket = connect(site.port, '127.0.0.1', () => socket.write(HALF_A_CALL));
        return socket.on('error', () => undefined);
      });
      await wait(SLOW_MS);
      expect(relay.calls).toEqual([]);
      for (const socket of sockets) socket.destroy();
      expect(await others()).toEqual(WELL);
    },
    MINUTE,
  );
});

describe('texts that no header can contain', () => {
  it.each([
    ['a letter beyond Latin-1', 'Ā'],
    ['a line break', 'a\r\nb'],
    ['another header', 'a\nx-client-address: 1.2.3.4'],
    ['emoji', '🔥'.repeat(40)],
    ['5,000 letters', 'x'.repeat(5000)],
  ])(
    'key of the summary’s form (%s): the form is shown again with an error, nothing is ordered, other visitors are unaffected',
    async (_what, key) => {
      relay.calls.length = 0;
      for (let time = 0; time < TIMES; time += 1) {
        const { status, text } = await order(key);
        expect(status).toBe(400);
        expect(parsePage(text).main.text).toContain('Vérifiez vos réponses');
      }
      expect(placed()).toEqual([]);
      expect(await others()).toEqual(WELL);
    },
    MINUTE,
  );

  it(
    'key of the summary’s form with any other such character: the same',
    async () => {
      relay.calls.length = 0;
      const odd: string[] = [];
      // Each renders a page, so the short form tries every fourth.
      for (const code of CODES.filter((_, index) => IS_LONG_FORM || index % 4 === 0)) {
        const { status } = await order(`key-of-the-form${String.fromCodePoint(code)}0`);
        if (status !== 400) odd.push(`U+${code.toString(16)}: ${status}`);
      }
      expect(odd).toEqual([]);
      expect(placed()).toEqual([]);
      expect(await others()).toEqual(WELL);
    },
    MINUTE + CODES.length * 500,
  );

  it(
    'header of a call: refused in JSON or by the parser, and no breaker opens',
    async () => {
      relay.calls.length = 0;
      const statuses = new Map<number | undefined, number>();
      for (const code of CODES.filter((one) => one < 256)) {
        const response = await sendRaw(
          site.port,
          Buffer.concat([
            Buffer.from(
              `POST /api/v1/order?${COMMON} HTTP/1.1\r\nhost: localhost:3000\r\norigin: ${ORIGIN}\r\n` +
                'content-type: application/json\r\ncontent-length: 2\r\nconnection: close\r\nidempotency-key: key-of-the-call',
            ),
            Buffer.from([code]),
            Buffer.from('x\r\n\r\n{}'),
          ]),
        );
        statuses.set(response.status, (statuses.get(response.status) ?? 0) + 1);
      }
      expect([...statuses.keys()]).toEqual([400]);
      expect(placed()).toEqual([]);
      expect(await others()).toEqual(WELL);
    },
    MINUTE,
  );

  it(
    'cookies and headers of one visitor: affect no other',
    async () => {
      for (const name of [
        'jwt_token',
        'refresh_token',
        'tmp_token',
        'email',
        'cart_token',
        'visitor',
        'cart_count',
      ])
        for (const value of ['%C4%80', '%0d%0ax:1', '%00', '%F0%9F%94%A5', 'é', '"', 'x'.repeat(3000)]) {
          const { status } = await request(shop.app)
            .get('/mon-compte')
            .set('cookie', `${name}=${encodeURI(decodeURI(value))}; email=a%40b.example; refresh_token=x`);
          expect([name, value, status]).toEqual([name, value, 302]);
        }
      for (const name of [
        'accept-language',
        'x-request-id',
        'x-forwarded-for',
        'traceparent',
        'x-visitor-id',
        'x-client-address',
        'if-none-match',
        'range',
      ])
        for (const value of ['é'.repeat(200), '\u00ff', 'a, b;q=x', 'bytes=-1'])
          expect([
            name,
            (await request(shop.app).get(`/api/v1/site?${COMMON}`).set(name, value)).status < 500,
          ]).toEqual([name, true]);
      expect(await others()).toEqual(WELL);
    },
    MINUTE,
  );
});
