import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { DEMO_PASSWORD } from '#tests/support/demo-password.ts';
import { preparedPayment } from '#shared/contract/order-call.ts';
import { pressAtBank, sendToBank } from '#tests/support/bank-visitor.ts';
import { runBuiltProgram, stop, untilReady, type BuiltProgram } from '#tests/support/built-program.ts';
import { copyDemoShop } from '#tests/support/copy-demo-shop.ts';
import { tags } from '#tests/support/read-page.ts';
import { signupValues } from '#tests/support/signup-form.ts';

const WRONG_PASSWORD = 'Faux-mot-de-passe!2026';
const NEW_EMAIL = 'nouvelle.adresse@huppe.example';
const QUERY_VALUE = 'valeur-de-recherche';
const CALL = 'site_id=1&lang=fr&sales_plan_id=3';
const PAGES = [
  '/',
  '/en/pro',
  '/produit/lame',
  '/nos-produits',
  '/recherche?q=lame',
  '/ar/produit/lame',
  '/aucune-page',
];
const PERSONAL = ['/mon-compte', '/panier', '/mes-commandes', '/mes-adresses'];

const folder = mkdtempSync(join(tmpdir(), 'atre-secrets-'));
const cookies = new Map<string, string>();
/** Values that no log may contain. */
const secrets = new Set<string>([DEMO_PASSWORD, WRONG_PASSWORD, NEW_EMAIL, QUERY_VALUE, 'pro@atre.example']);
let program: BuiltProgram;

beforeAll(async () => {
  await copyDemoShop(join(folder, 'data'));
  // Its public address, so that it accepts its own forms.
  program = await runBuiltProgram({ DATA_DIR: join(folder, 'data'), LOG_LEVEL: 'debug' });
  await untilReady(program);
}, 120_000);
afterAll(async () => {
  await stop(program);
  rmSync(folder, { recursive: true, force: true });
});

/** Sends a request like a browser with cookies, whose values count as secrets. */
async function send(path: string, init: RequestInit = {}): Promise<Response> {
  const headers = {
    'sec-fetch-site': 'same-origin',
    cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
    ...(init.headers as Record<string, string>),
  };
  const response = await fetch(program.url + path, { ...init, headers, redirect: 'manual' });
  for (const line of response.headers.getSetCookie()) {
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
    cookies.set(name, value);
    if (value.length > 5) secrets.add(value).add(decodeURIComponent(value));
  }
  return response;
}

const post = (path: string, fields: Record<string, string>) =>
  send(path, { method: 'POST', body: new URLSearchParams(fields) });
const call = async (
  method: string,
  path: string,
  body?: unknown,
  more: Record<string, string> = {},
  query: Record<string, string> = {},
) => {
  const headers = {
    'x-atre-token': '1',
    ...(body !== undefined && { 'content-type': 'application/json' }),
    ...more,
  };
  const sent = body === undefined ? {} : { body: JSON.stringify(body) };
  const response = await send(
    `/api/v1/${path}?${new URLSearchParams({ ...Object.fromEntries(new URLSearchParams(CALL)), ...query })}`,
    {
      method,
      headers,
      ...sent,
    },
  );
  return { status: response.status, body: (await response.json()) as unknown };
};

describe('secrets that a shop receives', () => {
  it('[AP-04] sign-up, login, password reset, order and payment: succeed', async () => {
    expect(
      (await post('/pro/connexion', { email: 'client@atre.example', password: WRONG_PASSWORD })).status,
    ).toBe(401);
    await send(`/recherche?q=${QUERY_VALUE}&token=${QUERY_VALUE}`);
    const signup = await call('POST', 'user/signup', signupValues({ email: NEW_EMAIL }));
    expect([200, 201]).toContain(signup.status);
    expect((await post('/pro/mot-de-passe-oublie', { email: 'pro@atre.example' })).status).toBe(303);
    const login = await post('/pro/connexion', { email: 'pro@atre.example', password: DEMO_PASSWORD });
    expect(login.status).toBe(303);
    const parts = (await (await send(`/api/v1/part?${CALL}&category=chauffage-electrique`)).json()) as {
      items: { element_id: number }[];
    };
    const added = await Promise.all(
      parts.items
        .slice(0, 5)
        .map(({ element_id }) => call('POST', 'cart', { type: 'part', element_id, quantity: 1 })),
    );
    expect(added.map(({ status, body }) => (status === 200 ? status : body))).toContain(200);
    const shipping = { carrier: 'colissimo_24_48', phone: '06 39 98 04 12' };
    expect((await call('POST', 'cart/update', { type: 'shipping', shipping })).status).toBe(200);
    const key = randomUUID();
    secrets.add(key).add('06 39 98 04 12');
    const { version } = (await call('GET', 'cart')).body as { version: string };
    const form = { payment: 'cb', version };
    const ordered = await call('POST', 'order', form, { 'idempotency-key': key });
    expect(ordered.status).toBe(200);
    const { reference } = ordered.body as { reference: string };
    const { action_url: bank, fields } = preparedPayment.parse(
      (await call('GET', 'cart-prepare-card-payment', undefined, {}, { reference })).body,
    );
    const page = await sendToBank(program.url, bank, fields);
    secrets.add(page.ticket);
    expect(await pressAtBank(program.url, page, 'accept')).toContain('/commande/');
    expect((await send(`/api/v1/site?${CALL}&domain=${QUERY_VALUE}`)).status).toBeLessThan(500);
  }, 120_000);

  it('[AP-04] log: contains no password, token, cookie, email address, telephone number or query value', () => {
    const { stdout, stderr } = program.output;
    const log = stdout.slice(stdout.indexOf('"level"')) + stderr;
    expect(log).toContain('/api/v1/order');
    const leaked = [...secrets].filter((secret) => secret !== '' && log.includes(secret));
    // The start prints the demo accounts before the first log line.
    expect(leaked).toEqual([]);
  });
});

describe('built pages', () => {
  it.each([...PAGES, ...PERSONAL])('%s: the policy allows only scripts by hash', async (path) => {
    // The home page of consumers leads a professional to the other one.
    const response = await send(path, path === '/' ? { headers: { cookie: '' } } : {});
    const html = await response.text();
    expect([path, response.status < 400 || response.status === 404]).toEqual([path, true]);
    const loaded = tags(html, 'script').filter((script) => script['src']);
    expect(loaded.length).toBeGreaterThan(0);
    expect(loaded.filter((script) => !script['integrity']?.startsWith('sha384-'))).toEqual([]);
    const preloaded = tags(html, 'link').filter((link) => link['rel'] === 'modulepreload');
    expect(preloaded.filter((link) => !link['integrity']?.startsWith('sha384-'))).toEqual([]);
  });
});
