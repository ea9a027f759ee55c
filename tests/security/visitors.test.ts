import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { isOnPath } from '#scripts/is-on-path.ts';
import { ask, type HttpResponse } from '#tests/support/ask.ts';
import { ATTACK_MS, attackSize } from '#tests/support/attack-size.ts';
import {
  LOGIN_FORM,
  makeCanaryVisitors,
  wordsIn,
  type CanaryVisitor,
} from '#tests/support/canary-visitors.ts';
import { readStore } from '#tests/support/read-store.ts';
import { startRelay, type Relay } from '#tests/support/start-relay.ts';
import { startTestApi, type TestApi } from '#tests/support/test-api.ts';
import { startTestRedis, type TestRedis } from '#tests/support/test-redis.ts';
import { createTestStorefront, serve, type TestStorefront } from '#tests/support/test-storefront.ts';

/** A path without a page. */
const MISSING = '/aucune-page';
const VISITORS = attackSize(20, 200);
const REQUESTS = attackSize(300, 20_000);
const AT_ONCE = 16;
/** Attempts at a page that a busy machine refuses, and the pause before the next. */
const MAX_TRIES = 5;
const RETRY_MS = 300;
/** Maximum delay of API responses, which arrive in another order than requested. */
const LATEST_MS = 40;
const CALL = 'site_id=1&lang=fr&sales_plan_id=3';
const PERSONAL = [
  '/mon-compte',
  '/panier',
  '/mes-adresses',
  '/commande/livraison',
  '/mes-commandes',
  '/en/my-account',
];
const PUBLIC = ['/', '/pro', '/produit/lame', '/en/pro/product/lame', '/nos-pieces-detachees', MISSING];
const CALLS = [`/api/v1/cart?${CALL}`, `/api/v1/order?${CALL}`];
const PATHS = [...PERSONAL, ...PUBLIC, ...CALLS];

let api: TestApi;
let relay: Relay;
let redis: TestRedis | undefined;
let site: TestStorefront;
let server: Awaited<ReturnType<typeof serve>>;
let visitors: CanaryVisitor[];
beforeAll(async () => {
  api = await startTestApi();
  relay = await startRelay(api.url);
  redis = isOnPath('redis-server') ? await startTestRedis() : undefined;
  site = await createTestStorefront({
    backofficeUrl: relay.url,
    env: { LOG_LEVEL: 'silent', ...(redis && { REDIS_URL: redis.url }) },
  });
  server = await serve(site.app);
  visitors = await makeCanaryVisitors(api, server.port, VISITORS);
  relay.delay = () => Math.random() * LATEST_MS;
}, ATTACK_MS);
afterAll(async () => {
  await server.close();
  site.close();
  await relay.close();
  await api.close();
  await redis?.stop();
});

const textOf = ({ headers, body }: HttpResponse) => JSON.stringify(headers) + body;
/** Returns whether a request with these headers is logged in; retried on a busy machine. */
async function showsItself(headers: Record<string, string>): Promise<boolean> {
  for (let look = 0; look < 10; look += 1) {
    if (wordsIn(textOf(await ask(server.port, { path: '/mon-compte', headers }))).length > 0) return true;
    await wait(200);
  }
  return false;
}

const isPage = (text: string) => /<!doctype html>/i.test(text);
const isCacheable = ({ headers }: HttpResponse) => !/no-store|private/.test(headers['cache-control'] ?? '');
type Visit = { visitor: CanaryVisitor; path: string; isStranger: boolean; tries: number };

/** Every visitor at every page, several times, in random order. */
function makeVisits(): Visit[] {
  const visits = Array.from({ length: REQUESTS }, (_empty, turn) => ({
    visitor: visitors[turn % VISITORS],
    path: PATHS[Math.floor(turn / VISITORS) % PATHS.length] ?? '/',
    // In every fourth round, requests without cookies check that no personal data is shown.
    isStranger: Math.floor(turn / VISITORS / PATHS.length) % 4 === 3,
  }));
  return visits
    .flatMap(({ visitor, ...visit }) =>
      visitor ? [{ visitor, ...visit, tries: 1, order: Math.random() }] : [],
    )
    .toSorted((one, other) => one.order - other.order);
}

describe('concurrent visitors', () => {
  it(
    '[ST-05] pages: each shows its own visitor’s name, cart and address, and none of it is cached',
    async () => {
      const seen = new Set<string>();
      let met = 0;
      const visits = makeVisits();
      const visit = async (made: Visit) => {
        const { visitor, path, isStranger, tries } = made;
        const own = { 'x-atre-token': '1', cookie: visitor.cookie };
        const headers = { 'sec-fetch-site': 'same-origin', ...(!isStranger && own) };
        const response = await ask(server.port, { path, headers });
        const found = wordsIn(textOf(response));
        for (const word of found) seen.add(word);
        const words = isStranger ? [] : Object.values(visitor.words);
        expect([path, found.filter((word) => !words.includes(word))]).toEqual([path, []]);
        expect([path, isCacheable(response) && found.length > 0]).toEqual([path, false]);
        if (response.status === (path === MISSING ? 404 : 200) || isStranger) met += 1;
        // A busy machine may refuse requests; refusals are checked for personal data too, and sent again.
        else if (tries < MAX_TRIES) {
          await wait(RETRY_MS);
          visits.unshift({ ...made, tries: tries + 1 });
        }
      };
      let under = 0;
      let max = 0;
      const hands = Array.from({ length: AT_ONCE }, async () => {
        for (let next = visits.pop(); next; next = visits.pop()) {
          under += 1;
          max = Math.max(max, under);
          await visit(next);
          under -= 1;
        }
      });
      await Promise.all(hands);
      // Proves that most requests succeeded.
      expect(met).toBeGreaterThan(REQUESTS * 0.6);
      expect(max).toBe(AT_ONCE);
      const unseen = visitors.flatMap(({ words }) => Object.values(words).filter((word) => !seen.has(word)));
      expect(unseen).toEqual([]);
      for (const path of PUBLIC) expect(wordsIn(textOf(await ask(server.port, { path })))).toEqual([]);
    },
    ATTACK_MS,
  );
});

(isOnPath('redis-server') ? describe : describe.skip)('shared page store', () => {
  it('[ST-05] shared store: contains no personal data and no token', async () => {
    let store = new Map<string, string>();
    // A slow store is skipped for a while, and then stores other pages.
    for (let look = 0; look < 20 && ![...store.values()].some(isPage); look += 1) {
      await ask(server.port, { path: `/recherche?q=${look}` });
      await wait(300);
      store = await readStore(redis?.url ?? '');
    }
    expect([...store.values()].filter(isPage).length).toBeGreaterThan(0);
    expect([...store].filter(([key, text]) => wordsIn(key + text).length > 0)).toEqual([]);
    const tokens = visitors.flatMap(({ cookie }) => /jwt_token=([^;]+)/.exec(cookie)?.[1] ?? []);
    expect(tokens).toHaveLength(VISITORS);
    const all = [...store].flat().join('\n');
    expect(tokens.filter((token) => all.includes(token))).toEqual([]);
  });
});

describe('page of a logged-in visitor under another address', () => {
  const BEHIND = [
    '.css',
    '.js',
    ';x.js',
    '/x.png',
    '/nonexistent.css',
    '%2fx.css',
    '%2f..',
    '%00',
    '%00.css',
    '%0a.css',
  ];
  const OTHERS = (path: string) => [
    ...BEHIND.map((more) => path + more),
    `${path}?x.css`,
    `${path}?utm_source=x`,
    `${path}/`,
    `/${path}`,
    `${path}/..%2fassets/x.css`,
    `/assets/..%2f..${path}`,
    `/assets/%2e%2e${path}`,
    `/robots.txt/..%2f..${path}`,
    `/media/..%2f..${path}`,
    path.toUpperCase(),
    path.replace('/', '/%6d%65').replace('%6d%65me', '%6d%65'),
    `${path}%23x.css`,
  ];

  it.each([
    '/mon-compte',
    '/panier',
    '/commande/panier',
    '/mes-adresses',
    '/mes-commandes',
    '/pro/mes-favoris',
  ])(
    'not cached: %s',
    async (path) => {
      const [visitor] = visitors;
      const headers = { cookie: visitor?.cookie ?? '' };
      expect(await showsItself(headers)).toBe(true);
      for (const other of OTHERS(path)) {
        const response = await ask(server.port, { path: other, headers });
        const found = wordsIn(textOf(response));
        expect([other, isCacheable(response) ? found : []]).toEqual([other, []]);
        // A later hit at that address is a stranger's response.
        expect([other, wordsIn(textOf(await ask(server.port, { path: other })))]).toEqual([other, []]);
      }
    },
    ATTACK_MS,
  );
});

const box = async () => (await fetch(`${api.url}/mailbox`)).text();

describe('emails', () => {
  it('[AC-09] links: point to the site’s own address, whatever the request claims', async () => {
    const evil = { host: 'evil.example', 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'http' };
    const before = await box();
    const asked = await ask(server.port, {
      method: 'POST',
      path: '/pro/mot-de-passe-oublie',
      headers: { ...LOGIN_FORM, ...evil },
      body: 'email=pro%40atre.example',
    });
    expect(asked.status).toBe(303);
    for (let look = 0; look < 200 && (await box()) === before; look += 1) await wait(20);
    const emails = await box();
    expect(emails).not.toBe(before);
    const [newest = ''] = emails.match(/\/mailbox\/\d+/) ?? [];
    const email = await (await fetch(api.url + newest)).text();
    expect(email).toContain('pro@atre.example');
    expect(email).toContain('?token=');
    expect(email).not.toContain('evil.example');
  });
});
