import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import request from 'supertest';
import { pressAtBank, sendToBank } from '#tests/support/bank-visitor.ts';
import { createBuyer, emptyCart, type Buyer } from '#tests/support/checkout.ts';
import { logInDemo } from '#tests/support/demo-login.ts';
import { fieldOf, hiddenFieldsOf, orderFieldsOf } from '#tests/support/hidden-fields.ts';
import { logInVisitor, type LoggedVisitor } from '#tests/support/logged-visitor.ts';
import { addPart } from '#tests/support/shop-cart.ts';
import { createTestClient } from '#tests/support/test-api.ts';
import { startTestBackoffice, type TestBackoffice } from '#tests/support/test-backoffice.ts';
import { createTestStorefront, serve, type TestStorefront } from '#tests/support/test-storefront.ts';

const SUMMARY = '/commande/recapitulatif';

let backoffice: TestBackoffice;
let storefront: TestStorefront;
let site: { port: number; close: () => Promise<void> };
let visitor: LoggedVisitor;
let buyer: Buyer;
let part: number;
beforeAll(async () => {
  backoffice = await startTestBackoffice();
  storefront = await createTestStorefront({ backofficeUrl: backoffice.url });
  site = await serve(storefront.app);
  visitor = await logInVisitor(storefront.app);
  const client = createTestClient(backoffice.url);
  buyer = createBuyer(client, (await logInDemo(client)).token);
  part = await addPart(backoffice.db, { reference: 'PC-PAGE', stock: 100 });
});
afterAll(async () => {
  await site.close();
  await backoffice.close();
});

async function fill(): Promise<void> {
  await emptyCart(buyer);
  await buyer.add(part, 2);
  await buyer.ship();
}

/** Submits the summary. @returns the redirect target */
async function order(payment: string): Promise<string> {
  const { text } = await visitor.get(SUMMARY);
  const response = await visitor.post(SUMMARY, { ...orderFieldsOf(text), payment, terms: 'yes' });
  expect(response.status).toBe(303);
  return response.headers['location'] ?? '';
}

async function payAt(path: string, choice: 'accept' | 'refuse' | 'abandon' | 'silent'): Promise<string> {
  const { text } = await visitor.get(path);
  const url = `http://127.0.0.1:${site.port}`;
  const page = await sendToBank(url, '/test-bank/pay', hiddenFieldsOf(text));
  const back = new URL((await pressAtBank(url, page, choice)) ?? '');
  return back.pathname + back.search;
}

async function until(path: string, words: string): Promise<string> {
  for (let attempts = 0; attempts < 40; attempts += 1) {
    const response = await visitor.get(path).redirects(1);
    if (response.text.includes(words)) return response.text;
    await new Promise((resolve) => {
      setTimeout(resolve, 100);
    });
  }
  throw new Error(`${path} never says ${words}.`);
}

describe('summary', () => {
  it('[RT-51, CK-07] incomplete step: redirects to it', async () => {
    await emptyCart(buyer);
    const empty = await visitor.get(SUMMARY);
    expect([empty.status, empty.headers['location']]).toEqual([302, '/commande/panier']);
    await backoffice.db.updateTable('cart').set({ shipping: null }).execute();
    await buyer.add(part);
    const unshipped = await visitor.get(SUMMARY);
    expect([unshipped.status, unshipped.headers['location']]).toEqual([302, '/commande/livraison']);
  });

  it('[RT-51] shows the whole order in both languages, with the words that the law requires', async () => {
    await fill();
    const french = await visitor.get(SUMMARY);
    expect(french.status).toBe(200);
    for (const words of ['Pièce PC-PAGE', 'Atelier', 'Commander avec obligation de paiement', 'noindex'])
      expect(french.text).toContain(words);
    expect(french.headers['cache-control']).toContain('no-store');
    const english = await visitor.get('/en/order/summary');
    for (const words of ['Part PC-PAGE', 'Order with obligation to pay'])
      expect(english.text).toContain(words);
  });

  it('[CK-07] missing terms or payment: error beside each, and the form keeps its key', async () => {
    await fill();
    const page = await visitor.get(SUMMARY);
    const key = fieldOf(page.text, 'key');
    const response = await visitor.post(SUMMARY, orderFieldsOf(page.text));
    expect(response.status).toBe(422);
    expect(response.text).toContain('Choisissez un mode de paiement.');
    expect(response.text).toContain('Acceptez les conditions générales');
    expect(fieldOf(response.text, 'key')).toBe(key);
  });

  it('article sold meanwhile: reported, and nothing is ordered', async () => {
    await fill();
    const page = await visitor.get(SUMMARY);
    await backoffice.db.updateTable('part').set({ stock: 1 }).where('id', '=', part).execute();
    const response = await visitor.post(SUMMARY, {
      ...orderFieldsOf(page.text),
      payment: 'virement',
      terms: 'yes',
    });
    await backoffice.db.updateTable('part').set({ stock: 100 }).where('id', '=', part).execute();
    expect(response.status).toBe(409);
    expect(response.text).toContain('Il ne reste plus assez d’un de vos articles');
    expect(response.text).toContain(
      'Pièce PC-PAGE\u00a0: la quantité passe de 2 à 1\u00a0; il n’en reste pas davantage.',
    );
  });

  it('anonymous visitor: no access', async () => {
    const response = await request(storefront.app).get(SUMMARY);
    expect(response.status).toBe(302);
    expect(response.headers['location']).toContain('redirect=%2Fcommande%2Frecapitulatif');
  });
});

describe('order without scripts', () => {
  it('[RT-52] transfer: shows the bank details, also after a reload, to its buyer only', async () => {
    await fill();
    const to = await order('virement');
    expect(to).toMatch(/^\/commande\/confirmation\?reference=CD-\d{6}$/);
    for (const round of [1, 2]) {
      const page = await visitor.get(to);
      expect([round, page.status]).toEqual([round, 200]);
      expect(page.text).toContain('FR76');
    }
    const other = await logInVisitor(storefront.app, 'client@atre.example');
    expect((await other.get(to)).status).toBe(403);
    expect((await visitor.get('/commande/confirmation?reference=CD-999999')).status).toBe(404);
  });

  it.each([
    ['/commande/confirmation', 'Aucune commande à afficher'],
    ['/commande/confirmation-cb', 'Aucune commande à afficher'],
    ['/commande/erreur', 'Aucune commande à afficher'],
    ['/en/order/error', 'No order to show'],
  ])('[RT-52, RT-53] %s without reference: explains itself and links to the orders', async (path, title) => {
    const page = await visitor.get(path);
    expect([page.status, /<h1>([^<]*)/.exec(page.text)?.[1]]).toEqual([200, title]);
    expect(page.text).toMatch(/href="\/(?:mes-commandes|en\/my-orders)"/);
    expect(page.text).not.toContain('Merci');
  });

  it('[CK-08, RT-52] card: redirects to the bank, and is confirmed by the bank’s notification', async () => {
    await fill();
    const back = await payAt(await order('cb'), 'accept');
    expect(back).toMatch(/^\/commande\/confirmation-cb\?reference=CD-\d{6}$/);
    expect(await until(back, 'votre commande est enregistrée')).toContain('Pièce PC-PAGE');
  });

  it('[CK-08, RT-53] refused card: leads to the error page, from which the same order is retried', async () => {
    await fill();
    const to = await order('cb');
    const reference = new URLSearchParams(to.split('?')[1]).get('reference') ?? '';
    const text = await until(await payAt(to, 'refuse'), 'La banque a refusé le paiement.');
    expect(text).toContain('le solde ne suffit pas');
    expect(text).toContain('ses 2 articles');
    const again = await visitor.post(`/commande/erreur?reference=${reference}`, orderFieldsOf(text));
    expect([again.status, again.headers['location']]).toEqual([303, `${SUMMARY}?reference=${reference}`]);
    await until(await payAt(again.headers['location'] ?? '', 'accept'), 'votre commande est enregistrée');
    // It is paid, so the payment page redirects.
    expect((await visitor.get(to)).headers['location']).toBe(
      `/commande/confirmation-cb?reference=${reference}`,
    );
  });

  it('[CK-08] bank without a decision: shown as pending, never as failed', async () => {
    await fill();
    const back = await payAt(await order('cb'), 'silent');
    const page = await visitor.get(back);
    expect(page.status).toBe(200);
    expect(page.text).toContain('Ne payez pas deux fois.');
    expect(page.text).toContain('<noscript><meta http-equiv="refresh"');
    expect((await visitor.get(back.replace('confirmation-cb', 'erreur'))).headers['location']).toBe(back);
    expect(page.text).not.toContain('refusé');
  });
});

describe('without the shop', () => {
  it('[SC-04] its pages and its bank: do not exist', async () => {
    const closed = await createTestStorefront({
      backofficeUrl: backoffice.url,
      env: { CART_ENABLED: 'false' },
    });
    const closedVisitor = await logInVisitor(closed.app);
    for (const path of [
      SUMMARY,
      '/commande/confirmation?reference=CD-018760',
      '/commande/confirmation-cb?reference=CD-018760',
      '/commande/erreur?reference=CD-018760',
      '/test-bank/bank.css',
    ])
      expect([path, (await closedVisitor.get(path)).status]).toEqual([path, 404]);
  });
});
