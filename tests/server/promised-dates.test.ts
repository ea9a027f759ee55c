import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import PostalMime from 'postal-mime';
import { moveOrder } from '#backoffice/order-management/move-order.ts';
import { pressAtBank, sendToBank } from '#tests/support/bank-visitor.ts';
import { createBuyer, emptyCart, type Buyer } from '#tests/support/checkout.ts';
import { hiddenFieldsOf } from '#tests/support/hidden-fields.ts';
import { logInDemo } from '#tests/support/demo-login.ts';
import { logInVisitor, type LoggedVisitor } from '#tests/support/logged-visitor.ts';
import { parsePage } from '#tests/support/read-page.ts';
import { readPdf, withoutSpaces } from '#tests/support/read-pdf.ts';
import { addPart } from '#tests/support/shop-cart.ts';
import { createTestClient } from '#tests/support/test-api.ts';
import { startTestBackoffice, type TestBackoffice } from '#tests/support/test-backoffice.ts';
import { createTestStorefront, serve, type TestStorefront } from '#tests/support/test-storefront.ts';

const CARRIER = 'colissimo_24_48';
/** Sentences that state the delivery date on any page. */
const PROMISES = {
  fr: /Livraison (?:prévue le \p{L}+ \w+ \p{L}+ \d{4}|au plus tard \d+ jours ouvrés après [^.]*?(?:virement|paiement))/gu,
  en: /Delivery (?:expected on \w+ \d+ \w+ \d{4}|within \d+ working days of your (?:transfer arriving|payment being confirmed))/g,
};
/** Other ways to state a delivery date. */
const UNCONDITIONAL = /lendemain|24 à 48|en 48 h|next day|arrive (?:demain|le )|arrives (?:on|tomorrow)/i;

let backoffice: TestBackoffice;
let storefront: TestStorefront;
let site: { port: number; close: () => Promise<void> };
let visitor: LoggedVisitor;
let buyer: Buyer;
let stocked = 0;
let made = 0;
beforeAll(async () => {
  backoffice = await startTestBackoffice();
  storefront = await createTestStorefront({ backofficeUrl: backoffice.url });
  site = await serve(storefront.app);
  visitor = await logInVisitor(storefront.app);
  const client = createTestClient(backoffice.url);
  buyer = createBuyer(client, (await logInDemo(client)).token);
  stocked = await addPart(backoffice.db, { reference: 'PD-STOCK', stock: 100 });
  made = await addPart(backoffice.db, { reference: 'PD-MADE', status: 'on_order' });
});
afterAll(async () => {
  await site.close();
  await backoffice.close();
});
beforeEach(async () => {
  await backoffice.db.deleteFrom('mail').execute();
  await emptyCart(buyer);
  await buyer.add(stocked, 2);
  await buyer.add(made, 1);
  await buyer.ship(CARRIER);
});

type Lang = keyof typeof PROMISES;
const PATHS = {
  fr: {
    cart: '/panier',
    summary: '/commande/recapitulatif',
    order: '/ma-commande/',
    orders: '/mes-commandes',
  },
  en: { cart: '/en/cart', summary: '/en/order/summary', order: '/en/my-order/', orders: '/en/my-orders' },
};

const promisesIn = (text: string, lang: Lang = 'fr') => [
  ...new Set([...text.replaceAll(/\s+/g, ' ').matchAll(PROMISES[lang])].map(([promise]) => promise)),
];
const mainOf = async (path: string) => parsePage((await visitor.get(path)).text).main.text;
const promisesOn = async (path: string, lang: Lang = 'fr') => promisesIn(await mainOf(path), lang);

/** Submits the summary. @returns the redirect target */
async function order(payment: string, lang: Lang = 'fr'): Promise<string> {
  const { text } = await visitor.get(PATHS[lang].summary);
  const fields = hiddenFieldsOf(text);
  const response = await visitor.post(PATHS[lang].summary, { ...fields, payment, terms: 'yes' });
  expect(response.status).toBe(303);
  return response.headers['location'] ?? '';
}

const referenceIn = (path: string) => new URLSearchParams(path.split('?')[1]).get('reference') ?? '';
const idOf = async (reference: string) =>
  (
    await backoffice.db
      .selectFrom('shop_order')
      .select('id')
      .where('reference', '=', reference)
      .executeTakeFirstOrThrow()
  ).id;

/** The last email, once it is written. */
async function readEmail(): Promise<string> {
  for (let attempts = 0; attempts < 100; attempts += 1) {
    const row = await backoffice.db
      .selectFrom('mail')
      .select('source')
      .orderBy('id', 'desc')
      .executeTakeFirst();
    if (row) return (await PostalMime.parse(row.source)).text ?? '';
    await new Promise((resolve) => {
      setTimeout(resolve, 100);
    });
  }
  throw new Error('No email was written.');
}

async function orderForm(reference: string): Promise<string> {
  const received = await visitor
    .get(`/api/v1/order/${await idOf(reference)}/document/order/pdf?site_id=1&lang=fr&sales_plan_id=3`)
    .set('sec-fetch-site', 'same-origin')
    .set('x-with-token', '1')
    .buffer()
    .parse((response, done) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => done(null, Buffer.concat(chunks)));
    });
  return (await readPdf(received.body)).text;
}

describe('promised delivery date', () => {
  it.each(['fr', 'en'] as const)(
    '[CK-21, AC-14] order on account, %s: the same sentence in cart, summary, confirmation, order, list and email',
    async (lang) => {
      const paths = PATHS[lang];
      const [promise = '', ...others] = await promisesOn(paths.cart, lang);
      expect([promise.length > 0, others]).toEqual([true, []]);
      expect(await mainOf(paths.cart)).toContain('PD-MADE');
      const summary = await promisesOn(paths.summary, lang);
      expect(summary[0]).toBe(promise);
      const confirmation = await order('compte', lang);
      const reference = referenceIn(confirmation);
      expect(await promisesOn(confirmation, lang)).toEqual([promise]);
      expect(await promisesOn(paths.order + reference, lang)).toEqual([promise]);
      expect((await promisesOn(`${paths.orders}?text=${reference}`, lang))[0]).toBe(promise);
      expect(promisesIn(await readEmail(), lang)).toEqual([promise]);
    },
  );

  it('[CK-01] delivery step: the chosen carrier’s card equals the cart, and no card promises another speed', async () => {
    const [promise = ''] = await promisesOn(PATHS.fr.cart);
    const step = await mainOf('/commande/livraison');
    expect(promisesIn(step)).toContain(promise);
    expect(promisesIn(step)).toHaveLength(3);
    expect(UNCONDITIONAL.exec(step)).toBeNull();
    expect(step).not.toContain('Expédition aujourd’hui');
  });

  it('order with several lead times: the line that decides the date is named on every page', async () => {
    const named = /réf\. PD-MADE\s*: fabrication à la commande, 8 jours ouvrés/;
    for (const path of [PATHS.fr.cart, '/commande/livraison', PATHS.fr.summary])
      expect([path, named.test(await mainOf(path))]).toEqual([path, true]);
    const confirmation = await order('compte');
    for (const path of [confirmation, PATHS.fr.order + referenceIn(confirmation)])
      expect([path, named.test(await mainOf(path))]).toEqual([path, true]);
    expect(named.test(await readEmail())).toBe(true);
  });

  it('[CK-21] order by transfer: counted from receipt of the money everywhere, and dated once it is received', async () => {
    const [, waiting = ''] = await promisesOn(PATHS.fr.summary);
    expect(waiting).toMatch(/^Livraison au plus tard \d+ jours ouvrés après l’arrivée de votre virement$/);
    const confirmation = await order('virement');
    const reference = referenceIn(confirmation);
    expect(await promisesOn(confirmation)).toEqual([waiting]);
    expect(await promisesOn(PATHS.fr.order + reference)).toEqual([waiting]);
    expect((await promisesOn(`${PATHS.fr.orders}?text=${reference}`))[0]).toBe(waiting);
    expect(promisesIn(await readEmail())).toEqual([waiting]);
    expect(await orderForm(reference)).toContain(withoutSpaces(waiting));
    await moveOrder(backoffice.db, await idOf(reference), 'transfer', '');
    const dated = await promisesOn(PATHS.fr.order + reference);
    expect(dated).toEqual([expect.stringMatching(/^Livraison prévue le /)]);
    expect(await orderForm(reference)).toContain(withoutSpaces(dated[0] ?? ''));
  });

  it('[CK-08] order by card: counted from payment until the bank’s decision, then dated', async () => {
    const [dated = ''] = await promisesOn(PATHS.fr.summary);
    const bankPage = await order('cb');
    const reference = referenceIn(bankPage);
    const waiting = await promisesOn(PATHS.fr.order + reference);
    expect(waiting).toEqual([
      expect.stringMatching(
        /^Livraison au plus tard \d+ jours ouvrés après la confirmation de votre paiement$/,
      ),
    ]);
    expect(await promisesOn(`/commande/confirmation-cb?reference=${reference}`)).toEqual(waiting);
    const { text } = await visitor.get(bankPage);
    const url = `http://127.0.0.1:${site.port}`;
    await pressAtBank(url, await sendToBank(url, '/test-bank/pay', hiddenFieldsOf(text)), 'accept');
    const confirmation = `/commande/confirmation-cb?reference=${reference}`;
    for (let attempts = 0; attempts < 60 && !(await promisesOn(confirmation)).includes(dated); attempts += 1)
      await new Promise((resolve) => {
        setTimeout(resolve, 50);
      });
    expect(await promisesOn(confirmation)).toEqual([dated]);
    expect(promisesIn(await readEmail())).toEqual([dated]);
  });

  it('order shipped on another day: page, list and email show the promise and the new date', async () => {
    const confirmation = await order('compte');
    const reference = referenceIn(confirmation);
    const [promise = ''] = await promisesOn(PATHS.fr.order + reference);
    const id = await idOf(reference);
    await moveOrder(backoffice.db, id, 'prepare', '');
    await moveOrder(backoffice.db, id, 'ship', 'AT1');
    for (const path of [PATHS.fr.order + reference, `${PATHS.fr.orders}?text=${reference}`]) {
      const text = await mainOf(path);
      expect(promisesIn(text)).toContain(promise);
      expect(text).toMatch(/Désormais attendue le \p{L}+ \w+ \p{L}+ \d{4}/u);
    }
    await moveOrder(backoffice.db, id, 'deliver', '');
    const arrived = await mainOf(PATHS.fr.order + reference);
    expect([promisesIn(arrived), /Livrée le \p{L}+ \w+/u.test(arrived)]).toEqual([[promise], true]);
  });

  it('cancelled order: no promise', async () => {
    const confirmation = await order('virement');
    const reference = referenceIn(confirmation);
    await backoffice.db
      .updateTable('shop_order')
      .set({ status: 'cancelled' })
      .where('reference', '=', reference)
      .execute();
    expect(await promisesOn(PATHS.fr.order + reference)).toEqual([]);
  });
});
