import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { DEMO_PASSWORD } from '#backoffice/demo/demo-accounts.data.ts';
import { ask, type Answered } from '#tests/support/ask.ts';
import { ATTACK_MS, attackSize } from '#tests/support/attack-size.ts';
import { makeBuyers } from '#tests/support/many-buyers.ts';
import { addPart } from '#tests/support/shop-cart.ts';
import { startTestApi, type TestApi } from '#tests/support/test-api.ts';
import { createTestStorefront, serve } from '#tests/support/test-storefront.ts';

const VISITORS = attackSize(20, 200);
const REQUESTS = attackSize(600, 20_000);
const AT_ONCE = 8;
const LONGEST_WAIT_MS = 30;
const CALL = 'site_id=1&lang=fr&sales_plan_id=3';
const PERSONAL = [
  '/mon-compte',
  '/panier',
  '/mes-adresses',
  '/commande/livraison',
  '/mes-commandes',
  '/en/my-account',
];
const PUBLIC = [
  '/',
  '/pro',
  '/produit/lame',
  '/en/pro/product/lame',
  '/nos-pieces-detachees',
  '/aucune-page',
];
const CALLS = [`/api/v1/cart?${CALL}`, `/api/v1/order?${CALL}`];

const FORM = { 'sec-fetch-site': 'same-origin', 'content-type': 'application/x-www-form-urlencoded' };

/** His own words: `name` stands in his name and company, `street` in his address, `part` in his cart. */
type Visitor = { cookie: string; words: string[] };

let api: TestApi;
let server: Awaited<ReturnType<typeof serve>>;
let visitors: Visitor[];
beforeAll(async () => {
  api = await startTestApi();
  const { app } = await createTestStorefront({ backofficeUrl: api.url, env: { LOG_LEVEL: 'silent' } });
  server = await serve(app);
  const buyers = await makeBuyers(api, api.db, VISITORS);
  const { password_hash: hash } = await api.db
    .selectFrom('account')
    .select('password_hash')
    .where('email', '=', 'pro@atre.example')
    .executeTakeFirstOrThrow();
  await api.db
    .updateTable('account')
    .set({ password_hash: hash })
    .where('email', 'like', 'essai-%')
    .execute();
  visitors = await Promise.all(buyers.map(({ add }, index) => furnish(add, index)));
}, ATTACK_MS);
afterAll(async () => {
  await server.close();
  await api.close();
});

/** Gives a buyer words of his own, and logs him in. */
async function furnish(add: (id: number) => Promise<unknown>, index: number): Promise<Visitor> {
  const customers = api.db
    .selectFrom('customer')
    .innerJoin('account', 'account.customer_id', 'customer.id')
    .select(['customer.id', 'lastname', 'email'])
    .where('lastname', 'like', 'Essai %');
  const own = (await customers.orderBy('customer.id').execute())[index];
  if (!own) throw new Error(`There is no visitor ${index}.`);
  const street = `rue-du-canari-${index}-x`;
  await api.db.updateTable('address').set({ address_1: street }).where('customer_id', '=', own.id).execute();
  const part = `CANARI-${index}-X`;
  await add(await addPart(api.db, { reference: part }));
  const { headers } = await ask(server.port, {
    method: 'POST',
    path: '/pro/connexion',
    headers: { ...FORM, 'x-forwarded-for': `10.0.${index >> 8}.${index & 255}` },
    body: new URLSearchParams({ email: own.email, password: DEMO_PASSWORD }).toString(),
  });
  const cookies = (headers['set-cookie'] ?? []).map((line) => line.split(';', 1)[0] ?? '');
  return { cookie: cookies.join('; '), words: [own.lastname, street, part] };
}

const textOf = ({ headers, body }: Answered) => JSON.stringify(headers) + body;
/** Whether who sends these headers is logged in; a machine under load may say so at the second try. */
async function showsItself(headers: Record<string, string>): Promise<boolean> {
  for (let look = 0; look < 10; look += 1) {
    if (wordsOf(textOf(await ask(server.port, { path: '/mon-compte', headers }))).length > 0) return true;
    await wait(200);
  }
  return false;
}

const isKept = ({ headers }: Answered) => !/no-store|private/.test(headers['cache-control'] ?? '');
const wordsOf = (text: string) => text.match(/Essai [\da-f]{8}|rue-du-canari-\d+-x|CANARI-\d+-X/g) ?? [];

describe('many visitors at once', () => {
  it(
    '[ST-05] each sees his own name, cart and address and nobody else’s, and nothing of them is kept',
    async () => {
      const paths = [...PERSONAL, ...PUBLIC, ...CALLS];
      const seen = new Set<string>();
      let shown = 0;
      const visit = async (visitor: Visitor, turn: number) => {
        await wait(Math.random() * LONGEST_WAIT_MS);
        const path = paths[Math.floor(Math.random() * paths.length)] ?? '/';
        // Every fourth is a stranger, who sees nothing of anybody.
        const { cookie, words } = turn % 4 === 3 ? { cookie: '', words: [] } : visitor;
        const headers = { 'sec-fetch-site': 'same-origin', 'x-atre-token': '1', ...(cookie && { cookie }) };
        const answer = await ask(server.port, { path, headers });
        const found = wordsOf(textOf(answer));
        for (const word of found) seen.add(word);
        const foreign = found.filter((word) => !words.includes(word));
        // A machine under load may turn some away: they too must see nothing of another.
        if (answer.status < 500) shown += 1;
        expect([path, foreign]).toEqual([path, []]);
        expect([path, isKept(answer) && found.length > 0]).toEqual([path, false]);
      };
      const hands = Array.from({ length: AT_ONCE }, async (_empty, hand) => {
        for (let turn = hand; turn < REQUESTS; turn += AT_ONCE) {
          const visitor = visitors[Math.floor(Math.random() * VISITORS)];
          if (visitor) await visit(visitor, turn);
        }
      });
      await Promise.all(hands);
      // The requests above have not all been refused.
      expect(shown).toBeGreaterThan(REQUESTS / 4);
      expect(seen.size).toBeGreaterThan(VISITORS);
      for (const path of PUBLIC) expect(wordsOf(textOf(await ask(server.port, { path })))).toEqual([]);
    },
    ATTACK_MS,
  );
});

describe('a page of somebody logged in, under another address', () => {
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
    'is kept by nobody: %s',
    async (path) => {
      const [visitor] = visitors;
      const headers = { cookie: visitor?.cookie ?? '' };
      expect(await showsItself(headers)).toBe(true);
      for (const other of OTHERS(path)) {
        const answer = await ask(server.port, { path: other, headers });
        const found = wordsOf(textOf(answer));
        expect([other, isKept(answer) ? found : []]).toEqual([other, []]);
        // What is found under it afterwards is a stranger's.
        expect([other, wordsOf(textOf(await ask(server.port, { path: other })))]).toEqual([other, []]);
      }
    },
    ATTACK_MS,
  );
});

const box = async () => (await fetch(`${api.url}/mailbox`)).text();

describe('letters', () => {
  it('[AC-09] lead to the site’s own address, whatever the request says of it', async () => {
    const evil = { host: 'evil.example', 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'http' };
    const asked = await ask(server.port, {
      method: 'POST',
      path: '/pro/mot-de-passe-oublie',
      headers: { ...FORM, ...evil },
      body: 'email=pro%40atre.example',
    });
    expect(asked.status).toBe(303);
    for (let look = 0; look < 100 && !(await box()).includes('pro@atre.example'); look += 1) await wait(20);
    const letters = await box();
    expect(letters).toContain('pro@atre.example');
    expect(letters).not.toContain('evil.example');
  });
});
