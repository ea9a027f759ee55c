import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import request, { type Response } from 'supertest';
import { cookiesOf } from '#tests/support/logged-visitor.ts';
import { parsePage } from '#tests/support/read-page.ts';
import { addPart } from '#tests/support/shop-cart.ts';
import { createSiteVisitor, type SiteVisitor } from '#tests/support/site-visitor.ts';
import { startRelay, type RelayedCall } from '#tests/support/start-relay.ts';
import { startTestBackoffice, type TestBackoffice } from '#tests/support/test-backoffice.ts';
import { createTestStorefront, type TestStorefront } from '#tests/support/test-storefront.ts';

/** Timeout of one write call. */
const CALL_MS = 10_000;

let backoffice: TestBackoffice;
let storefront: TestStorefront;
let visitor: SiteVisitor;
let [part, scarce] = [0, 0];
beforeAll(async () => {
  backoffice = await startTestBackoffice();
  storefront = await createTestStorefront({ backofficeUrl: backoffice.url });
  part = await addPart(backoffice.db, { reference: 'T-0801', stock: 500 });
  scarce = await addPart(backoffice.db, { reference: 'T-0802', stock: 2 });
});
afterAll(() => backoffice.close());
beforeEach(async () => {
  await backoffice.db.deleteFrom('cart').execute();
  visitor = createSiteVisitor(storefront.app);
});

const add = (id: number, quantity: string, back = '/pro/aide-contact') =>
  visitor.post('/_cart', { element: `part.${id}`, quantity, back });
const page = async (path = '/panier') => (await visitor.get(path)).text;
const lineIds = async () =>
  (await backoffice.db.selectFrom('cart_line').select('id').orderBy('id').execute()).map(({ id }) => id);
const cookieOf = (response: Response, name: string) =>
  cookiesOf(response).find((line) => line.startsWith(`${name}=`));

describe('cart page', () => {
  it('[RT-47, CK-13] anonymous visitor: redirected to login, and the chosen article is added afterwards', async () => {
    const added = await add(part, '3');
    expect([added.status, added.headers['location']]).toEqual([303, `/panier?cart_added=part.${part}`]);
    expect(cookieOf(added, 'cart_token')).toMatch(
      /^cart_token=[\w-]{43}; Max-Age=259200;.*HttpOnly; Secure; SameSite=Lax$/,
    );
    expect(cookieOf(added, 'cart_count')).toMatch(/^cart_count=3;/);
    const guarded = await visitor.get('/panier');
    expect(guarded.headers['location']).toBe('/pro/connexion?redirect=%2Fpanier');
    const logged = await visitor.logIn('pro@atre.example', '/pro/connexion?redirect=%2Fpanier');
    expect(logged.headers['location']).toBe('/panier');
    expect(cookieOf(logged, 'cart_token')).toContain('Expires=Thu, 01 Jan 1970');
    const shown = await page();
    expect(shown).toContain('Pièce T-0801');
    expect(shown).toContain('1 ligne choisie avant votre connexion a rejoint votre panier.');
    expect(shown).toContain('Panier (3)');
  });

  it('[RT-47] exists at both addresses in both languages, and is neither cached nor indexed', async () => {
    await visitor.logIn('pro@atre.example');
    await add(part, '1');
    for (const path of ['/panier', '/commande/panier', '/en/cart', '/en/order/cart']) {
      const { status, text, headers } = await visitor.get(path);
      expect([path, status, headers['cache-control']]).toEqual([path, 200, 'private, no-store']);
      expect(text).toContain('<meta name="robots" content="noindex');
      expect(text).toContain(path.startsWith('/en') ? 'Part T-0801' : 'Pièce T-0801');
    }
  });

  it('[CK-11] plain forms: change, remove and restore lines', async () => {
    await visitor.logIn('pro@atre.example');
    expect((await add(part, '2')).headers['location']).toBe(`/pro/aide-contact?cart_added=part.${part}`);
    const [id = 0] = await lineIds();
    const changed = await visitor.post('/panier', { intent: 'update', [`quantity-${id}`]: '7' });
    expect([changed.status, changed.headers['location']]).toEqual([303, '/panier']);
    expect(await page()).toContain('Panier (7)');
    const wrong = await visitor.post('/panier', { intent: 'update', [`quantity-${id}`]: 'sept' });
    expect([
      wrong.status,
      wrong.text.includes('Indiquez un nombre entier en chiffres, par exemple 2.'),
    ]).toEqual([422, true]);
    const removed = await visitor.post('/panier', { remove: String(id) });
    const after = await page(removed.headers['location']);
    expect(after).toContain('Votre panier est vide');
    expect(after).toContain('Pièce T-0801 n’est plus dans votre panier.');
    await visitor.post('/panier', { intent: 'add', element: `part.${part}`, quantity: '7' });
    expect(await page()).toContain('Panier (7)');
  });

  it('[CK-10] promotion codes: an ineffective one shows the missing condition, an effective one its discount', async () => {
    await visitor.logIn('pro@atre.example');
    await add(part, '1');
    const unknown = await visitor.post('/panier', { intent: 'code', code: 'RIEN' });
    expect([unknown.status, unknown.text.includes('Ce code n’existe pas.')]).toEqual([422, true]);
    const small = await visitor.post('/panier', { intent: 'code', code: 'PORT-OFFERT' });
    expect(small.text).toContain('Il manque 328,00\u00a0€ net hors taxes');
    await add(part, '10');
    const taken = await visitor.post('/panier', { intent: 'code', code: 'port-offert' });
    expect([taken.status, taken.headers['location']]).toEqual([303, '/panier#cart-summary']);
    expect(await page()).toContain('Retirer le code PORT-OFFERT');
    const codes = await page('/pro/mes-codes-promo');
    expect(codes).toContain('Appliquer à mon panier');
  });

  it('[CK-15, CK-16] postcode: shows estimated shipping, or an error for an invalid one', async () => {
    await visitor.logIn('pro@atre.example');
    await add(part, '1');
    const wrong = await visitor.post('/panier', { intent: 'zipcode', zipcode: '97400' });
    expect([wrong.status, wrong.text.includes('Nous livrons en France métropolitaine')]).toEqual([422, true]);
    await visitor.post('/panier', { intent: 'zipcode', zipcode: '44000' });
    expect(await page()).toContain('Pour le code postal 44000');
  });

  it('[CK-11] unavailable lines: listed separately, with a back-in-stock notification', async () => {
    await visitor.logIn('pro@atre.example');
    await add(scarce, '2');
    await backoffice.db.updateTable('part').set({ stock: 0 }).where('id', '=', scarce).execute();
    expect(await page()).toContain('Articles indisponibles');
    const asked = await visitor.post('/panier', { intent: 'alert', element: `part.${scarce}` });
    expect(asked.headers['location']).toBe('/panier#cart-unavailable');
    expect(await page()).toContain('Nous vous écrirons dès son retour en stock.');
    const sent = await visitor.post('/panier', { intent: 'zipcode', zipcode: '44000' });
    expect(sent.headers['location']).toBe('/panier#cart-summary');
    const refused = await add(scarce, '1');
    expect(refused.headers['location']).toBe('/pro/aide-contact?cart_fault=out_of_stock');
  });

  it('[CK-15] list without scripts: added in one call, and refused lines are named with the reason', async () => {
    await visitor.logIn('pro@atre.example');
    await backoffice.db.updateTable('part').set({ stock: 2 }).where('id', '=', scarce).execute();
    const back = '/pro/nos-pieces-detachees';
    const element = [part, scarce, 99_999_999].map((id) => `part.${id}`);
    const sent = await visitor.post('/_cart', { element, quantity: ['2', '5', '1'], back });
    expect(sent.headers['location']).toBe(
      `${back}?cart_added=part.${part}&cart_line=T-0802%7E5%7E2%7E%7E&cart_line=%7E1%7E0%7Eelement_unknown%7E`,
    );
    const shown = parsePage((await visitor.get(sent.headers['location'] ?? '')).text).main.text;
    for (const words of [
      '2 références sur 3 sont dans votre panier',
      'T-0802 passe de 5 à 2 : c’est tout ce qu’il reste.',
      'Un article n’est plus au catalogue.',
      'Votre liste reste ici',
    ])
      expect(shown.replaceAll('\u00a0', ' ')).toContain(words);
    expect(await page()).toContain('Panier (4)');
  });

  it('private customer: sees where to buy', async () => {
    await visitor.logIn('client@atre.example');
    const { status, text } = await visitor.get('/panier');
    expect([status, text.includes('La commande en ligne est réservée aux professionnels')]).toEqual([
      200,
      true,
    ]);
    expect((await visitor.post('/panier', { intent: 'update' })).status).toBe(404);
  });

  it('forms and calls: accepted from its own pages only, and no script receives the token', async () => {
    const foreign = await request(storefront.app)
      .post('/_cart')
      .set('origin', 'https://elsewhere.example')
      .type('form')
      .send({ element: `part.${part}` });
    expect(foreign.status).toBe(403);
    const called = await request(storefront.app)
      .post('/api/v1/cart?site_id=1&lang=fr&sales_plan_id=1')
      .set('sec-fetch-site', 'same-origin')
      .send({ element_id: part, type: 'part' });
    const secret = /^cart_token=([\w-]{43})/.exec(cookieOf(called, 'cart_token') ?? '')?.[1] ?? 'none';
    expect([called.status, JSON.stringify(called.body).includes(secret)]).toEqual([200, false]);
    expect(called.headers['cache-control']).toBe('private, no-store');
  });
});

describe('without the cart', () => {
  it('[SC-03, SC-04] pages, forms, calls and links: do not exist', async () => {
    const { app } = await createTestStorefront({
      backofficeUrl: backoffice.url,
      env: { CART_ENABLED: 'false' },
    });
    const closed = createSiteVisitor(app);
    await closed.logIn('pro@atre.example');
    for (const path of [
      '/panier',
      '/en/cart',
      '/commande/panier',
      '/commande/livraison',
      '/nos-pieces-detachees',
    ])
      expect([path, (await closed.get(path)).status]).toEqual([path, 404]);
    expect((await closed.post('/_cart', { element: `part.${part}` })).status).not.toBe(303);
    for (const call of ['cart', 'cart/chronopost', 'carrier', 'order/1', 'eclate', 'part'])
      expect([call, (await closed.get(`/api/v1/${call}?site_id=1&lang=fr&sales_plan_id=1`)).status]).toEqual([
        call,
        404,
      ]);
    for (const path of ['/mon-compte', '/pro/mes-codes-promo', '/'])
      expect((await closed.get(path)).text).not.toMatch(
        /href="[^"]*\/(?:panier|commande|nos-pieces-detachees)/,
      );
    expect((await request(app).get('/sitemap.xml')).text).not.toContain('nos-pieces-detachees');
  });
});

const isAdded = ({ method, url }: RelayedCall) => method === 'POST' && url.startsWith('/api/v1/cart/lines?');

describe('hanging back office while a list is added', () => {
  it('redirect: after one timeout, and the next page reports the failure', async () => {
    const relay = await startRelay(backoffice.url);
    const hung = await createTestStorefront({ backofficeUrl: relay.url });
    const buyer = createSiteVisitor(hung.app);
    await buyer.logIn('pro@atre.example');
    relay.fail = (call) => (isAdded(call) ? 'hang' : undefined);
    const element = [part, scarce, part, scarce].map((id) => `part.${id}`);
    const since = performance.now();
    const sent = await buyer.post('/_cart', {
      element,
      quantity: ['1', '1', '1', '1'],
      back: '/pro/aide-contact',
    });
    expect(performance.now() - since).toBeLessThan(2 * CALL_MS);
    expect([sent.status, sent.headers['location']]).toEqual([
      303,
      '/pro/aide-contact?cart_fault=unavailable',
    ]);
    expect(relay.calls.filter(isAdded)).toHaveLength(1);
    await relay.close();
  });
});
