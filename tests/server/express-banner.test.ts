import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import request from 'supertest';
import { EXPRESS_ROUTES } from '#routes/express-routes.ts';
import { createBuyer, emptyCart, type Buyer } from '#tests/support/checkout.ts';
import { logInDemo } from '#tests/support/demo-login.ts';
import { logInVisitor, type LoggedVisitor } from '#tests/support/logged-visitor.ts';
import { parsePage } from '#tests/support/read-page.ts';
import { setDate } from '#tests/support/set-date.ts';
import { addPart } from '#tests/support/shop-cart.ts';
import { createTestClient } from '#tests/support/test-api.ts';
import { startTestBackoffice, type TestBackoffice } from '#tests/support/test-backoffice.ts';
import { createTestStorefront, type TestStorefront } from '#tests/support/test-storefront.ts';

const TUESDAY = '2026-12-01T10:00:00+01:00';
const BANNER =
  /Expédition aujourd’hui si votre commande est confirmée dans|Dispatched today if your order is confirmed in the next/;
const NEXT_DAY = 'livraison prévue le mercredi 2 décembre 2026';

/** A French page of each accessories and cart route. */
const PAGES: Record<string, string> = {
  accessories: '/nos-pieces-detachees',
  'accessories-search': '/pro/nos-pieces-detachees/chauffage-electrique/recherche',
  accessories_schema: '/pro/nos-pieces-detachees/chauffage-electrique/refend',
  cart: '/panier',
  'order-cart': '/commande/panier',
  'order-shipping': '/commande/livraison',
  'order-summary': '/commande/recapitulatif',
};
const PARTS_PAGES = Object.entries(PAGES).flatMap(([name, path]) =>
  name.startsWith('accessories') ? [path] : [],
);

let backoffice: TestBackoffice;
let storefront: TestStorefront;
let visitor: LoggedVisitor;
let consumer: LoggedVisitor;
let buyer: Buyer;
let stocked = 0;
let made = 0;
beforeAll(async () => {
  setDate(Date.parse(TUESDAY));
  backoffice = await startTestBackoffice();
  storefront = await createTestStorefront({ backofficeUrl: backoffice.url });
  visitor = await logInVisitor(storefront.app);
  consumer = await logInVisitor(storefront.app, 'client@atre.example');
  const client = createTestClient(backoffice.url);
  buyer = createBuyer(client, (await logInDemo(client)).token);
  stocked = await addPart(backoffice.db, { reference: 'EB-STOCK', stock: 100 });
  made = await addPart(backoffice.db, { reference: 'EB-MADE', status: 'on_order' });
});
afterAll(async () => {
  jest.useRealTimers();
  await backoffice.close();
});
beforeEach(async () => {
  await emptyCart(buyer);
});
afterEach(() => setDate(Date.parse(TUESDAY)));

async function mainOf(path: string, who: Pick<LoggedVisitor, 'get'> = visitor): Promise<string> {
  const { status, text } = await who.get(path);
  expect([path, status]).toEqual([path, 200]);
  return parsePage(text).main.text.replaceAll(/\s+/g, ' ');
}
/** The paths whose page has the banner. */
async function withBanner(paths: readonly string[], who?: Pick<LoggedVisitor, 'get'>): Promise<string[]> {
  const found: string[] = [];
  for (const path of paths) if (BANNER.test(await mainOf(path, who))) found.push(path);
  return found;
}
async function fill(...elements: number[]): Promise<void> {
  for (const element of elements) await buyer.add(element);
  await buyer.ship('colissimo_24_48');
}

describe('express banner', () => {
  it('[CK-14] accessories and cart routes, all lines in stock: shown with the express carrier’s day', async () => {
    expect(Object.keys(PAGES).toSorted()).toEqual(EXPRESS_ROUTES.toSorted());
    await fill(stocked);
    expect(await withBanner(Object.values(PAGES))).toEqual(Object.values(PAGES));
    for (const path of Object.values(PAGES))
      expect([path, await mainOf(path)]).toEqual([path, expect.stringContaining(NEXT_DAY)]);
    expect(await withBanner(['/en/cart', '/en/our-spare-parts'])).toHaveLength(2);
  });

  it('[CK-14] empty cart: shown on accessories and cart pages only', async () => {
    const pages = [...PARTS_PAGES, '/panier'];
    expect(await withBanner(pages)).toEqual(pages);
    expect(await withBanner(['/pro', '/mon-compte', '/mes-commandes', '/pro/produit/lame'])).toEqual([]);
  });

  it('[CK-14] one line made to order: not shown', async () => {
    await fill(stocked, made);
    expect(await withBanner(Object.values(PAGES))).toEqual([]);
  });

  it('[CK-14] from 13:00 on and on Fridays: not shown', async () => {
    await fill(stocked);
    for (const moment of ['2026-12-01T13:00:00+01:00', '2026-12-04T10:00:00+01:00']) {
      setDate(Date.parse(moment));
      // The session of before has ended meanwhile.
      const later = await logInVisitor(storefront.app);
      expect([moment, await withBanner(Object.values(PAGES), later)]).toEqual([moment, []]);
    }
  });

  it('[CK-14, AC-17] anonymous visitors and private customers: not shown, since their pages are cached or they cannot order', async () => {
    const { app } = storefront;
    expect(await withBanner(PARTS_PAGES, { get: (path) => request(app).get(path) })).toEqual([]);
    const page = await request(app).get('/nos-pieces-detachees');
    expect(page.headers['cache-control']).toContain('public');
    expect(await withBanner([...PARTS_PAGES, '/panier'], consumer)).toEqual([]);
    expect((await visitor.get('/nos-pieces-detachees')).headers['cache-control']).toBe('private, no-store');
  });
});
