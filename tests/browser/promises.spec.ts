import { expect, type Page } from '@playwright/test';
import { createBuyer, type Buyer } from '#tests/support/checkout.ts';
import { createTestClient } from '#tests/support/test-api.ts';
import { followLink } from './support/follow-link.ts';
import { newProfessional, NEW_PASSWORD } from './support/new-professional.ts';
import { isSameDocument, markDocument, openPage, waitForHydration } from './support/open-page.ts';
import { BACKOFFICE_URL } from './support/addresses.ts';
import { test } from './support/site-test.ts';

const STEP = '/commande/livraison';
const PARTS = '/nos-pieces-detachees';
const SEARCH = '/pro/nos-pieces-detachees/chauffage-electrique/recherche';

type Stock = { id: number; reference: string };

/** A new professional, logged in in the browser and by API; credit limit in euros. */
async function enter(page: Page, creditLimit?: number): Promise<Buyer> {
  const email = await newProfessional('fr', creditLimit);
  const api = createTestClient(BACKOFFICE_URL);
  const { body } = await api.call('POST', '/user/login', { body: { email, password: NEW_PASSWORD } });
  const buyer = createBuyer(api, (body as { token: string }).token);
  await openPage(page, '/pro/connexion');
  await page.locator('main [name="email"]').fill(email);
  await page.locator('main [name="password"]').fill(NEW_PASSWORD);
  await page.getByRole('button', { name: 'Se connecter' }).click();
  await expect(page).toHaveURL(/mon-compte/);
  await waitForHydration(page);
  return buyer;
}

/** The first light part that is in stock, or made to order. */
async function findPart(buyer: Buyer, status: 'available' | 'on_order'): Promise<Stock> {
  for (let number = 1; number < 30; number += 1) {
    const query = {
      category: 'chauffage-electrique',
      page: String(number),
      perPage: '100',
      sales_plan_id: '3',
    };
    const { body } = await buyer.call('GET', '/part', { query });
    const { items } = body as {
      items: {
        element_id: number;
        reference: string;
        status: string;
        stock: string;
        price: { value: number } | null;
      }[];
    };
    const found = items.find(
      (part) =>
        part.status === status &&
        (status === 'on_order' || part.stock === 'in_stock') &&
        (part.price?.value ?? 0) > 25,
    );
    if (found) return { id: found.element_id, reference: found.reference };
  }
  throw new Error(`No part is ${status}.`);
}

const main = (page: Page) => page.locator('main');
const row = (page: Page, name: string) => main(page).locator('dl > div').filter({ hasText: name });
const radio = (page: Page, name: string) => page.getByRole('radio', { name: new RegExp(name) });
const saved = (page: Page) =>
  page.waitForResponse((response) => response.url().includes('/cart/update') && response.ok());

test('[CK-16] postcode entered in the cart: the delivery step shows its prices at once', async ({ page }) => {
  test.slow();
  const buyer = await enter(page);
  const { id } = await findPart(buyer, 'available');
  await buyer.add(id, 30);
  await buyer.call('POST', '/cart/promotion/add', { body: { code: 'PORT-OFFERT' } });
  await openPage(page, '/panier');
  const shipping = row(page, 'Livraison').first();
  await expect(shipping).toContainText('Pour 01100 Bellignat');
  const home = await shipping.locator('dd').textContent();
  await page.getByLabel('Autre code postal').fill('20000');
  await page.getByRole('button', { name: 'Estimer' }).click();
  await expect(shipping).toContainText('Pour le code postal 20000');
  expect(await shipping.locator('dd').textContent()).not.toBe(home);
  await expect(main(page)).toContainText('Code PORT-OFFERT en attente.');
  await page.getByRole('button', { name: 'Choisir la livraison' }).first().click();
  await expect(page).toHaveURL(new RegExp(STEP));
  await expect(row(page, 'Livraison').first()).toContainText('Pour 01100 Bellignat');
  await expect(row(page, 'Livraison').first().locator('dd')).toHaveText(home ?? '');
  await expect(main(page)).not.toContainText('en attente');
  const before = await row(page, 'Total TTC').locator('dd').textContent();
  await page.reload();
  await waitForHydration(page);
  await expect(row(page, 'Total TTC').locator('dd')).toHaveText(before ?? '');
  await page.goBack();
  await page.getByRole('button', { name: /Livrer à votre adresse, 01100/ }).click();
  await expect(shipping).toContainText('Pour 01100 Bellignat');
  await expect(main(page)).not.toContainText('en attente');
});

test('[CK-14, CK-01] line made to order: no banner, and the same date in cart, card, totals, summary and order', async ({
  page,
}) => {
  test.slow();
  const buyer = await enter(page, 10_000);
  const stocked = await findPart(buyer, 'available');
  const made = await findPart(buyer, 'on_order');
  await buyer.add(stocked.id);
  await buyer.add(made.id);
  await openPage(page, STEP);
  await expect(main(page)).not.toContainText('Expédition aujourd’hui');
  const keeping = saved(page);
  await radio(page, 'Ronde').check();
  await keeping;
  const promise = main(page).locator('aside strong').filter({ hasText: 'Livraison prévue le' });
  await expect(promise).toBeVisible();
  const text = (await promise.textContent()) ?? '';
  await expect(main(page).locator('#carrier-colissimo_24_48')).toContainText(text);
  await expect(main(page)).toContainText(`réf. ${made.reference}`);
  await page.getByRole('button', { name: 'Continuer vers le récapitulatif' }).click();
  await expect(page).toHaveURL(/recapitulatif/);
  await expect(main(page)).toContainText(text);
  await page.getByRole('radio', { name: /En compte/ }).check();
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Commander avec obligation de paiement' }).click();
  await expect(page).toHaveURL(/confirmation/);
  await expect(main(page)).toContainText(text);
  await page.getByRole('link', { name: 'Suivre cette commande' }).click();
  await expect(main(page)).toContainText(text);
  await openPage(page, '/mon-compte');
  await expect(main(page)).toContainText(text);
});

test('[CK-14] banner: loaded once, shown on every accessories page, and removed with a part made to order', async ({
  page,
}) => {
  test.slow();
  const buyer = await enter(page);
  const made = await findPart(buyer, 'on_order');
  let asked = 0;
  await page.route('**/cart/chronopost?**', async (route) => {
    asked += 1;
    const headers = { ...route.request().headers(), 'sec-fetch-site': 'same-origin' };
    const response = await route.fetch({ headers });
    const chronopost = { show: true, now_epoch: 1000, deadline_epoch: 8000, date: '2026-12-02' };
    await route.fulfill({ response, json: { ...((await response.json()) as object), chronopost } });
  });
  await openPage(page, '/mes-commandes');
  await markDocument(page);
  const banner = page.getByRole('complementary', { name: 'Expédition du jour' });
  for (const path of [PARTS, SEARCH, `${SEARCH}?q=${made.reference.slice(0, 6)}`, '/panier', SEARCH]) {
    await followLink(page, path);
    await expect(page).toHaveURL((url) => url.pathname + url.search === path);
    await expect(banner).toContainText('livraison prévue le mercredi 2 décembre 2026');
  }
  expect([asked, await isSameDocument(page)]).toEqual([1, true]);
  await page
    .getByRole('row')
    .filter({ hasText: made.reference })
    .getByRole('button', { name: /(?:Mettre|Ajouter) au panier/ })
    .click();
  await expect(banner).toHaveCount(0);
  expect(await isSameDocument(page)).toBe(true);
});

test('[CK-06, RP-01] input and relay: preserved while other carriers are tried and after leaving the page', async ({
  page,
}) => {
  test.slow();
  const buyer = await enter(page);
  const { id } = await findPart(buyer, 'available');
  await buyer.add(id);
  const relays = await buyer.call('GET', '/carrier/relay-points', {
    query: { 'delivery_address[city]': 'Nantes' },
  });
  const [relay] = (relays.body as { items: { identifiant: string; nom: string }[] }).items;
  await buyer.ship('relais_colis', { relay: relay?.identifiant });
  await openPage(page, STEP);
  let keeping = saved(page);
  await radio(page, 'Ronde').check();
  await keeping;
  keeping = saved(page);
  await page.getByLabel('Consigne').fill('Sonner deux fois');
  await page.getByLabel('Référence du chantier').focus();
  await keeping;
  keeping = saved(page);
  await page.getByLabel('Référence du chantier').fill('Lot 4');
  await page.getByRole('link', { name: 'Modifier le panier' }).click();
  await keeping;
  await expect(page).toHaveURL(/panier/);
  await page.getByRole('button', { name: 'Choisir la livraison' }).first().click();
  await expect(page.getByLabel('Consigne')).toHaveValue('Sonner deux fois');
  await expect(page.getByLabel('Référence du chantier')).toHaveValue('Lot 4');
  await page.reload();
  await waitForHydration(page);
  await radio(page, 'Halte').check();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(main(page).locator('#carrier-relais_colis')).toContainText(relay?.nom ?? '');
  await expect(row(page, 'Livraison').first()).toContainText('Pour le point relais');
});
