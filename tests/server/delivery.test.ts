import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { logInDemo } from '#tests/support/demo-login.ts';
import { logInVisitor, type LoggedVisitor } from '#tests/support/logged-visitor.ts';
import { addPart, readCart } from '#tests/support/shop-cart.ts';
import { startTestApi, type TestApi } from '#tests/support/test-api.ts';
import { createTestStorefront, type TestStorefront } from '#tests/support/test-storefront.ts';

const STEP = '/commande/livraison';

let api: TestApi;
let storefront: TestStorefront;
let visitor: LoggedVisitor;
let token: string;
let part: number;
beforeAll(async () => {
  api = await startTestApi();
  storefront = await createTestStorefront({ backofficeUrl: api.url });
  visitor = await logInVisitor(storefront.app);
  ({ token } = await logInDemo(api));
  part = await addPart(api.db, { reference: 'PR-ETAPE', stock: 100 });
});
afterAll(() => api.close());
beforeEach(async () => {
  await api.db.deleteFrom('cart').execute();
  await api.call('POST', '/cart', { token, body: { element_id: part, type: 'part', quantity: 1 } });
});

const shipping = async () => readCart(await api.call('GET', '/cart', { token })).shipping;
const led = ({ status, headers }: { status: number; headers: Record<string, string> }) => [
  status,
  headers['location'],
];

describe('delivery step without scripts', () => {
  it('[RT-50, CK-01] four carriers: listed with price and day in both languages, not cached', async () => {
    for (const [path, words] of [
      [
        STEP,
        [
          'Halte, en point relais',
          'Vif, express, avant 13',
          'Ronde, à domicile',
          'À partir de 30 kg',
          'Livraison prévue le',
          '3,90',
        ],
      ],
      [
        '/en/order/shipping',
        ['Halte, at a collection point', 'Vif, express', 'From 30 kg', 'Delivery expected on', '€3.90'],
      ],
    ] as const) {
      const page = await visitor.get(path);
      expect(page.status).toBe(200);
      expect(page.headers['cache-control']).toBe('private, no-store');
      const text = page.text.replaceAll('\u00a0', ' ');
      expect(words.filter((word) => !text.includes(word))).toEqual([]);
    }
  });

  it('[CK-07] empty cart: redirects to the cart; no account: to the login', async () => {
    await api.db.deleteFrom('cart').execute();
    expect(led(await visitor.get(STEP))).toEqual([302, '/commande/panier']);
    const privately = await logInVisitor(storefront.app, 'client@atre.example');
    expect(led(await privately.get(STEP))).toEqual([302, '/commande/panier']);
  });

  it.each([
    ['default invoice', { primary: true }, '14 rue des Ajoncs'],
    ['else default shipping', { invoice: false }, '3 impasse du Four à Chaux'],
  ])('[CK-04] billing address of an open card: %s', async (_which, uses, street) => {
    const stored = await api.db.selectFrom('address').select(['id', 'invoice', 'primary']).execute();
    await api.db.updateTable('address').set(uses).execute();
    await visitor.post(STEP, { intent: 'carrier', carrier: 'colissimo_24_48' });
    const { text } = await visitor.get(STEP);
    for (const { id, ...former } of stored)
      await api.db.updateTable('address').set(former).where('id', '=', id).execute();
    expect(text.replaceAll(/<[^>]*>/g, ' ')).toMatch(new RegExp(`Adresse de facturation\\D*${street}`));
  });

  it('[CK-02, CK-06] home delivery: opened by its button, then leads to the summary', async () => {
    const opened = await visitor.post(STEP, { intent: 'carrier', carrier: 'colissimo_24_48' });
    expect(led(opened)).toEqual([303, `${STEP}#carrier-colissimo_24_48`]);
    const page = await visitor.get(STEP);
    for (const word of [
      'Adresse de livraison',
      'Adresse de facturation',
      'Livrer à une autre adresse',
      'name="comment"',
    ])
      expect(page.text).toContain(word);
    expect(page.text).not.toContain('name="phone"');
    const sent = await visitor.post(STEP, {
      intent: 'continue',
      carrier: 'colissimo_24_48',
      comment: 'Sonner',
    });
    expect(led(sent)).toEqual([303, '/commande/recapitulatif']);
    expect(await shipping()).toMatchObject({ comment: 'Sonner', is_complete: true });
  });

  it('[CK-05, CK-06] invalid field: error beside it, and input is preserved', async () => {
    await api.db.updateTable('address').set({ mobile: null }).execute();
    const comment = 'x'.repeat(201);
    const page = await visitor.post(STEP, {
      intent: 'continue',
      carrier: 'chronopost',
      phone: 'zéro',
      comment,
    });
    expect(page.status).toBe(422);
    expect(page.text).toContain('Écrivez le numéro en chiffres seulement');
    expect(page.text).toContain('La consigne dépasse 200');
    expect(page.text).toContain('value="zéro"');
    expect(page.text).toContain(comment);
    const nothing = await visitor.post(STEP, { intent: 'continue' });
    expect([nothing.status, nothing.text.includes('Choisissez un mode de livraison.')]).toEqual([422, true]);
  });

  it('[CK-06] order references: preserved from button to button, after a refusal, and on the summary', async () => {
    const own = { order_number: 'BC-2026/118', site_reference: 'Chantier Łódź' };
    await visitor.post(STEP, { intent: 'carrier', carrier: 'chronopost', ...own });
    const step = await visitor.get(STEP);
    for (const value of Object.values(own)) expect(step.text).toContain(`value="${value}"`);
    const long = 'x'.repeat(36);
    const carrier = 'colissimo_24_48';
    const refused = await visitor.post(STEP, { intent: 'continue', carrier, ...own, order_number: long });
    expect(refused.status).toBe(422);
    expect(refused.text).toContain('Votre numéro de commande dépasse 35 caractères');
    expect(refused.text).toContain(`value="${long}"`);
    expect(led(await visitor.post(STEP, { intent: 'continue', carrier, ...own }))).toEqual([
      303,
      '/commande/recapitulatif',
    ]);
    const summary = await visitor.get('/commande/recapitulatif');
    for (const value of Object.values(own)) expect(summary.text).toContain(value);
    expect((await visitor.get(STEP)).text).toContain(`value="${own.order_number}"`);
  });

  it('[RP-01, RP-05] relay point: found and chosen on a page without an address', async () => {
    expect(led(await visitor.post(STEP, { intent: 'carrier', carrier: 'relais_colis' }))[0]).toBe(303);
    const before = await visitor.get(STEP);
    expect(before.text).toContain('Choisir un point relais');
    expect(before.text).not.toContain('Adresse de facturation');
    const missing = await visitor.post(STEP, { intent: 'continue', carrier: 'relais_colis' });
    expect([missing.status, missing.text.includes('Choisissez le point relais')]).toEqual([422, true]);
    expect(led(await visitor.post(STEP, { intent: 'relays', carrier: 'relais_colis' }))).toEqual([
      303,
      `${STEP}?relais=`,
    ]);
    const near = await visitor.get(`${STEP}?relais=`);
    expect(near.text).toContain('points relais');
    const list = await visitor.get(`${STEP}?relais=12+rue+du+Lavoir+29200+Brest`);
    const [, relay = ''] = /value="(R\d{5})"/.exec(list.text) ?? [];
    expect(relay).not.toBe('');
    expect(list.text).toContain('Brest (29200)');
    const picked = await visitor.post(`${STEP}?relais=Brest`, { relay });
    expect(led(picked)).toEqual([303, `${STEP}#carrier-relais_colis`]);
    expect((await shipping()).relay?.identifiant).toBe(relay);
    expect((await visitor.get(STEP)).text).toContain('Adresse de facturation');
  });

  it('[RP-02, RP-06] unknown town or unavailable relay service: reported', async () => {
    for (const unknown of ['qsdfgh', 'y', '4'])
      expect((await visitor.get(`${STEP}?relais=${unknown}`)).text).toContain('Aucune commune de France');
    expect((await visitor.get(`${STEP}?relais=97400`)).text).toContain('outre-mer');
    await fetch(`${api.url}/demo/faults`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ mode: 'error', path: '/carrier/relay-points' }),
    });
    const down = await visitor.get(`${STEP}?relais=Brest`);
    await fetch(`${api.url}/demo/faults`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ mode: 'none' }),
    });
    expect([down.status, down.text.includes('Les points relais ne s’affichent pas')]).toEqual([200, true]);
    expect((await visitor.get(STEP)).text).toContain('Vif, express');
  });

  it('[CK-02, CK-03] other address: chosen or added, and stored with the step', async () => {
    await visitor.post(STEP, { intent: 'carrier', carrier: 'colissimo_24_48' });
    expect(
      led(await visitor.post(STEP, { intent: 'addresses', carrier: 'colissimo_24_48', comment: 'Quai 3' })),
    ).toEqual([303, `${STEP}?adresse=1`]);
    const incomplete = await visitor.post(`${STEP}?adresse=1`, {
      intent: 'add',
      label: 'Dépôt',
      zipcode: '4400',
    });
    expect([incomplete.status, incomplete.text.includes('value="Dépôt"')]).toEqual([422, true]);
    const added = await visitor.post(`${STEP}?adresse=1`, {
      intent: 'add',
      label: 'Dépôt de Brest',
      address_1: '4 rue du Port',
      zipcode: '29200',
      city: 'Brest',
    });
    expect(led(added)).toEqual([303, `${STEP}#carrier-colissimo_24_48`]);
    expect(await shipping()).toMatchObject({
      comment: 'Quai 3',
      delivery_address: { label: 'Dépôt de Brest' },
    });
    const stranger = await logInDemo(api, 'client@atre.example');
    const theirs = String(stranger.customer.addresses[0]?.id);
    const foreign = await visitor.post(`${STEP}?adresse=1`, { intent: 'pick', address: theirs });
    expect([foreign.status, foreign.text.includes('Choisissez-en une autre')]).toEqual([409, true]);
    const none = await visitor.post(`${STEP}?adresse=1`, { intent: 'pick' });
    expect([none.status, none.text.includes('Indiquez une adresse')]).toEqual([422, true]);
  });

  it('[SC-04] without the cart: does not exist', async () => {
    const closed = await createTestStorefront({ backofficeUrl: api.url, env: { CART_ENABLED: 'false' } });
    const inside = await logInVisitor(closed.app);
    expect((await inside.get(STEP)).status).toBe(404);
    expect((await inside.get('/en/order/shipping')).status).toBe(404);
  });
});
