import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { createBuyer, emptyCart, type Buyer } from '#tests/support/checkout.ts';
import { logInDemo } from '#tests/support/demo-login.ts';
import { fieldOf, orderFieldsOf } from '#tests/support/hidden-fields.ts';
import { logInVisitor, type LoggedVisitor } from '#tests/support/logged-visitor.ts';
import { parsePage } from '#tests/support/read-page.ts';
import { addPart } from '#tests/support/shop-cart.ts';
import { createTestClient } from '#tests/support/test-api.ts';
import { startTestBackoffice, type TestBackoffice } from '#tests/support/test-backoffice.ts';
import { createTestStorefront, type TestStorefront } from '#tests/support/test-storefront.ts';

const SUMMARY = '/commande/recapitulatif';
const STEP = '/commande/livraison';
const SHIPPING = { carrier: 'colissimo_24_48', phone: '06 39 98 04 12' };

let backoffice: TestBackoffice;
let storefront: TestStorefront;
let visitor: LoggedVisitor;
/** Another tab of the same buyer, which changes the cart by calls. */
let otherTab: Buyer;
let part: number;
let second: number;
beforeAll(async () => {
  backoffice = await startTestBackoffice();
  storefront = await createTestStorefront({ backofficeUrl: backoffice.url });
  visitor = await logInVisitor(storefront.app);
  const client = createTestClient(backoffice.url);
  otherTab = createBuyer(client, (await logInDemo(client)).token);
  part = await addPart(backoffice.db, { reference: 'PC-REFUSED', stock: 100, price: 5000 });
  second = await addPart(backoffice.db, { reference: 'PC-REFUSED-2', stock: 100, price: 300_000 });
});
afterAll(() => backoffice.close());
beforeEach(async () => {
  await emptyCart(otherTab);
  await otherTab.add(part);
  await otherTab.ship();
});

type Tab = Record<string, string>;

/** Opens the summary in a tab and fills in its form. */
async function openTab(payment = 'virement'): Promise<Tab> {
  const { text } = await visitor.get(SUMMARY);
  return { ...orderFieldsOf(text), payment, terms: 'yes' };
}

async function press(tab: Tab) {
  const response = await visitor.post(SUMMARY, tab);
  const page = response.status === 303 ? undefined : parsePage(response.text);
  return {
    status: response.status,
    to: response.headers['location'],
    html: response.text,
    text: (page?.main.text ?? '').replaceAll('\u00a0', ' '),
    header: page?.text ?? '',
  };
}

/** Submits the form of a page that was shown again. */
const pressAgain = (html: string) => press({ ...orderFieldsOf(html), payment: 'virement', terms: 'yes' });

const countOrders = async () =>
  (await backoffice.db.selectFrom('shop_order').select('id').where('cart_id', 'is not', null).execute())
    .length;

describe('order that differs from its tab', () => {
  it('[CK-09] cart emptied by another tab: 409, even just after another order', async () => {
    expect((await press(await openTab())).status).toBe(303);
    await otherTab.add(part);
    await otherTab.ship();
    const tab = await openTab();
    const before = await countOrders();
    await emptyCart(otherTab);
    const refused = await press(tab);
    expect(refused.status).toBe(409);
    expect(refused.text).toContain('Votre panier est vide');
    expect(refused.text).toContain('Retiré du panier : Pièce PC-REFUSED.');
    expect(refused.text).not.toContain('Merci');
    expect(await countOrders()).toBe(before);
    // Submitted again by the tab with the old summary.
    expect((await press(tab)).status).toBe(409);
  });

  it('[CK-09] quantity changed by another tab: shown and named, and ordered by the next submit', async () => {
    const tab = await openTab();
    await otherTab.add(part, 2);
    const refused = await press(tab);
    expect(refused.status).toBe(409);
    expect(refused.text).toContain('Pièce PC-REFUSED : la quantité passe de 1 à 3.');
    expect(refused.text).toMatch(/Le total TTC passe de [\d,]+ € à [\d,]+ €\./);
    expect(refused.text).toContain('3 pièces');
    expect(refused.header).toContain('Panier (3)');
    const placed = await pressAgain(refused.html);
    expect([placed.status, placed.to]).toEqual([303, expect.stringContaining('/commande/confirmation?')]);
    expect((await visitor.get(placed.to ?? '')).text).toContain('3 pièces');
  });

  it.each([
    ['line', 'Ajouté au panier : Pièce PC-REFUSED-2, 1 pièce.', () => otherTab.add(second)],
    [
      'price',
      'Pièce PC-REFUSED : le tarif public HT passe de 50,00 € à 61,00 €.',
      () => backoffice.db.updateTable('part').set({ price: 6100 }).where('id', '=', part).execute(),
    ],
    ['carrier', 'Le transporteur est maintenant', () => otherTab.ship('chronopost')],
    [
      'comment',
      'Le commentaire pour le livreur a changé.',
      () => otherTab.ship(SHIPPING.carrier, { comment: 'Quai 3' }),
    ],
    [
      'reference of the buyer',
      'La référence du chantier est maintenant Lot 4.',
      () => otherTab.ship(SHIPPING.carrier, { site_reference: 'Lot 4' }),
    ],
    [
      'stock',
      'Pièce PC-REFUSED n’est plus disponible et ne fait plus partie de la commande.',
      async () => {
        await otherTab.add(second);
        await otherTab.ship();
        await backoffice.db.updateTable('part').set({ stock: 0 }).where('id', '=', part).execute();
      },
    ],
  ])('[CK-09] changed %s: named', async (_what, words, change) => {
    const tab = await openTab();
    await change();
    const refused = await press(tab);
    await backoffice.db.updateTable('part').set({ price: 5000, stock: 100 }).where('id', '=', part).execute();
    expect([refused.status, refused.text.includes(words)]).toEqual([409, true]);
  });

  it('[CK-10] removed code: named', async () => {
    await otherTab.add(second);
    await otherTab.call('POST', '/cart/promotion/add', { body: { code: 'KERBRAT-120' } });
    const tab = await openTab();
    await otherTab.call('POST', '/cart/promotion/remove', { body: { code: 'KERBRAT-120' } });
    const refused = await press(tab);
    expect([refused.status, refused.text.includes('Le code KERBRAT-120 ne s’applique plus.')]).toEqual([
      409,
      true,
    ]);
    expect((await pressAgain(refused.html)).status).toBe(303);
  });

  it('changes: named even if the terms were not accepted', async () => {
    const { terms: _terms, ...tab } = await openTab();
    await otherTab.add(part, 2);
    const refused = await press(tab);
    expect(refused.status).toBe(422);
    expect(refused.text).toContain('Acceptez les conditions générales');
    expect(refused.text).toContain('la quantité passe de 1 à 3');
  });

  it('[CK-07] incomplete delivery: reported, with a link to it', async () => {
    const tab = await openTab();
    await otherTab.call('POST', '/cart/update', {
      body: { type: 'shipping', shipping: { carrier: 'relais_colis', is_draft: true } },
    });
    const refused = await press(tab);
    expect([refused.status, refused.text.includes('Complétez la livraison')]).toEqual([409, true]);
    expect(refused.html).toContain(`href="${STEP}"`);
  });
});

describe('two tabs of one summary', () => {
  it('[CK-09] submitted one after the other: one order', async () => {
    const [one, two] = [await openTab(), await openTab()];
    const before = await countOrders();
    const [first, again, other] = [await press(one), await press(one), await press(two)];
    expect([first.status, again.to, other.to]).toEqual([303, first.to, first.to]);
    expect(await countOrders()).toBe(before + 1);
  });

  it('[CK-09] two means of payment: the second is refused and names the order', async () => {
    const [one, two] = [await openTab(), await openTab('compte')];
    const reference = new URLSearchParams((await press(one)).to?.split('?')[1]).get('reference');
    const refused = await press(two);
    expect(refused.status).toBe(409);
    expect(refused.text).toContain('Ce panier a déjà été commandé. Rien de plus n’a été commandé.');
    expect(refused.html).toContain(`href="/ma-commande/${reference}"`);
  });

  it('[CK-09] old summary by the back button: its own order, whatever the cart contains', async () => {
    const tab = await openTab();
    const { to } = await press(tab);
    await otherTab.add(part, 5);
    await otherTab.ship();
    expect((await press(tab)).to).toBe(to);
    expect(fieldOf((await visitor.get(SUMMARY)).text, 'version')).not.toBe(tab['version']);
  });
});
