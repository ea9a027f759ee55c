import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { createCallGuard } from '#server/backoffice/call-guard.ts';
import { cookiesOf } from '#tests/support/logged-visitor.ts';
import { createSiteVisitor, type SiteVisitor } from '#tests/support/site-visitor.ts';
import { startRelay, type Relay } from '#tests/support/start-relay.ts';
import { createTestStorefront, type TestStorefront } from '#tests/support/test-storefront.ts';

const STALE_BANNER = /Informations du \d+ \p{L}+ à \d\d\sh\s\d\d/u;
const WITHOUT_NET = 'Vos prix nets ne s’affichent pas pour le moment';
/** The label of a net price. */
const NET = /HT net/;
const HOUR_MS = 3_600_000;
/** Short timeouts, so that a hanging call costs a test little. */
const SHORT = { connectMs: 300, headersMs: 700, totalMs: 800, maxBytes: 8 * 1024 * 1024 };
const TIMEOUT_MS = { page: 900, form: 2500 };

/** Kinds of outages. */
const OUTAGES: [string, (relay: Relay) => void][] = [
  ['refuses connections', (relay) => (relay.fail = () => 'break')],
  ['hangs', (relay) => (relay.fail = () => 'hang')],
  ['returns 500', (relay) => (relay.refuse = () => ({ status: 500, body: '{"code":"internal_error"}' }))],
  [
    'returns 502 in HTML',
    (relay) => (relay.refuse = () => ({ status: 502, body: '<h1>Bad</h1>', type: 'text/html' })),
  ],
  [
    'returns 429',
    (relay) => (relay.refuse = () => ({ status: 429, body: '{}', headers: { 'retry-after': '30' } })),
  ],
];

let relay: Relay;
let shop: TestStorefront;
let professional: SiteVisitor;
let guest: SiteVisitor;

const mend = () => {
  relay.fail = undefined;
  relay.refuse = undefined;
  relay.ahead = 0;
};

/** Waits for the first render, because other tests may load the machine. */
async function untilShown(path: string): Promise<void> {
  for (let attempts = 0; attempts < 20; attempts += 1)
    if ((await professional.get(path)).status === 200) return;
  throw new Error(`${path} is not there.`);
}

beforeAll(async () => {
  relay = await startRelay();
  const guard = createCallGuard({ openMs: 50 });
  shop = await createTestStorefront({
    backofficeUrl: relay.url,
    guard,
    limits: { read: SHORT, timeoutMs: TIMEOUT_MS },
  });
  professional = createSiteVisitor(shop.app);
  guest = createSiteVisitor(shop.app);
  await professional.logIn('pro@atre.example');
  // Seen by this visitor once; the shared version is revalidated in the background.
  for (const path of ['/pro/produit/lame', '/produit/sas', '/pro', '/pro/nos-produits/ventilation'])
    await untilShown(path);
  await wait(1500);
}, 60_000);
beforeEach(async () => {
  mend();
  await wait(100);
});
afterAll(() => relay.close());

describe.each(OUTAGES)('logged-in professional, while the back office %s', (_what, begin) => {
  it('public pages seen before: 200 with banner, public prices and personal header, not cached', async () => {
    await guest.get('/pro/conseils');
    begin(relay);
    for (const path of [
      '/pro/produit/lame',
      '/produit/sas',
      '/pro',
      '/pro/nos-produits/ventilation',
      '/pro/conseils',
    ]) {
      const page = await professional.get(path);
      expect([path, page.status, page.headers['cache-control']]).toEqual([path, 200, 'private, no-store']);
      expect([path, page.text.match(STALE_BANNER) !== null, page.text.includes(WITHOUT_NET)]).toEqual([
        path,
        true,
        true,
      ]);
      expect([path, page.text.includes('"isLogged":true'), cookiesOf(page)]).toEqual([path, true, []]);
      expect([path, page.text.includes('"listed"'), NET.test(textOfPrices(page.text))]).toEqual([
        path,
        false,
        false,
      ]);
    }
  }, 60_000);

  it.each([
    ['/mon-compte', 'Mon compte'],
    ['/panier', 'Panier'],
    ['/pro/mes-favoris', 'Vos favoris'],
    ['/mes-commandes', 'Vos commandes'],
    ['/mes-chantiers', 'Vos chantiers'],
    ['/mes-adresses', 'Votre compte'],
    ['/commande/livraison', 'La commande'],
    ['/commande/recapitulatif', 'La commande'],
  ])(
    '%s: reports the outage, and the session stays open',
    async (path, words) => {
      begin(relay);
      const page = await professional.get(path);
      expect([page.status >= 429, cookiesOf(page)]).toEqual([true, []]);
      const main = /<main.*<\/main>/s.exec(page.text)?.[0] ?? '';
      expect(main).toContain(words);
      expect(main).toContain('Réessayer');
      expect(page.text).toContain('"isLogged":true');
      expect(page.text).toMatch(/<div id="main-menu"/);
      expect(page.headers['retry-after']).toMatch(/^\d+$/);
    },
    60_000,
  );

  it('expired token: the session stays open, and no anonymous call is made', async () => {
    relay.ahead = HOUR_MS;
    await guest.get('/pro/solutions');
    relay.calls.length = 0;
    begin(relay);
    const page = await professional.get('/mon-compte');
    expect([page.status >= 429, cookiesOf(page)]).toEqual([true, []]);
    expect(
      relay.calls.filter(({ url, headers }) => /\/(?:customer|order)/.test(url) && !headers.authorization),
    ).toEqual([]);
    mend();
    await wait(100);
    await guest.get('/pro/solutions');
    // Waits for a renewal in flight, because its token must not be used twice. Then one call tries the back
    // office.
    let after = await professional.get('/mon-compte');
    for (let attempts = 0; after.status !== 200 && attempts < 30; attempts += 1) {
      await wait(500);
      after = await professional.get('/mon-compte');
    }
    expect(after.status).toBe(200);
  }, 60_000);
});

/** Texts around amounts of money. */
function textOfPrices(html: string): string {
  return [...html.matchAll(/<span class="price[^"]*">.*?<\/span>/gs)]
    .map(([price]) => price.replaceAll(/<[^>]+>/g, ' '))
    .join(' ');
}
