import { expect, type Page } from '@playwright/test';
import { DEMO_PASSWORD } from '#tests/support/demo-password.ts';
import { logInDemo } from '#tests/support/demo-login.ts';
import { createTestClient } from '#tests/support/test-api.ts';
import { BACKOFFICE_URL } from './support/addresses.ts';
import { enter } from './support/enter.ts';
import { findAxeFindings, OWN_PART } from './support/find-axe-findings.ts';
import { findTargetFindings } from './support/find-target-findings.ts';
import { openPage } from './support/open-page.ts';
import { callsOf, enterAs, fillOwnCart, logInAs } from './support/own-cart.ts';
import { overflow, PHONE } from './support/screen-sizes.ts';
import { test } from './support/site-test.ts';

// Sequential, because these tests share the cart of the only demo professional with past orders.
test.describe.configure({ mode: 'default' });

const PROFESSIONAL = 'pro@atre.example';
/** A thermostat of €64.08 net, of which points pay €30. */
const PART = 'AC-THE-002';
const REFUSED = /status of 422/;

const AGAIN = {
  fr: {
    path: '/ma-commande/CD-018402',
    sentence: [
      'Remplacé par Carte de puissance, indice C, PR-RFD-026 : 2 pièces',
      'Module radio mis à jour',
      '2 pièces seulement sont disponibles, sur 6',
      /Prix public HT\s: 6,70\s€, au lieu de 6,10\s€/,
      'N’est plus vendu',
    ],
    again: 'Commander à nouveau',
    go: 'Mettre au panier',
  },
  en: {
    path: '/en/my-order/CD-018402',
    sentence: [
      /Replaced by .*, PR-RFD-026: 2 items/,
      'Only 2 items are available, of 6',
      'List price excl. VAT: €6.70, instead of €6.10',
      'No longer sold',
    ],
    again: 'Order again',
    go: 'Add to cart',
  },
} as const;
const IN_CART = { 'PR-RFD-026': '2', 'PR-RFD-016': '2', 'PR-RAD-005': '10', 'PR-LAM-027': '1' };

test('[AC-14] reorder: replaced, dearer, scarce and discontinued articles are named, and the cart has the rest', async ({
  page,
  context,
}) => {
  const api = createTestClient(BACKOFFICE_URL);
  const { token } = await logInDemo(api);
  await enter(context, PROFESSIONAL);
  for (const [locale, width] of [
    ['fr', 360],
    ['en', 1440],
  ] as const) {
    const { path, sentence, again, go } = AGAIN[locale];
    await api.call('POST', '/cart/update', { token, body: { type: 'list', elements: [] } });
    await page.setViewportSize({ width, height: 900 });
    await openPage(page, path);
    await page.getByRole('link', { name: again }).click();
    for (const words of sentence) await expect(page.getByRole('main').getByText(words)).toBeVisible();
    expect(await overflow(page)).toBe(0);
    await page.getByRole('button', { name: go }).click();
    await expect(page).toHaveURL(locale === 'fr' ? '/panier' : '/en/cart');
    for (const [reference, quantity] of Object.entries(IN_CART)) {
      const line = page.getByRole('main').getByRole('listitem').filter({ hasText: reference }).first();
      await expect(line.locator('input[name^="quantity-"]')).toHaveValue(quantity);
    }
    await expect(page.getByRole('main').locator('input[name^="quantity-"]')).toHaveCount(4);
  }
  await api.call('POST', '/cart/update', { token, body: { type: 'list', elements: [] } });
});

const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true }).click();
const points = (page: Page) => page.locator('main [name="points"]');
const amounts = (page: Page) => page.locator('#cart-summary dl');
const balanceOn = async (page: Page) => {
  await openPage(page, '/mes-points-de-fidelite');
  const shown = await page.locator('main dl dd').first().textContent();
  return Number(shown?.replaceAll(/\D/g, ''));
};

async function refuse(page: Page, typed: string, why: string | RegExp): Promise<void> {
  await points(page).fill(typed);
  await press(page, 'Utiliser');
  await expect(page.locator('#cart-points-error')).toContainText(why);
  await expect(points(page)).toHaveValue(typed);
  await expect(amounts(page)).not.toContainText('Points de fidélité');
}

test('[AC-12] points: refused with a reason, used, removed, ordered with, and restored by a cancellation', async ({
  page,
  complaints,
}) => {
  test.slow();
  complaints.allow(REFUSED);
  await enterAs(page, PROFESSIONAL, DEMO_PASSWORD);
  const balance = await balanceOn(page);
  await fillOwnCart(await callsOf(PROFESSIONAL, DEMO_PASSWORD), PART, 1);
  await openPage(page, '/panier');
  await expect(page.locator('#cart-summary')).toContainText('Ce panier en accepte 1\u{A0}500');
  await refuse(page, '700', 'par 500');
  await refuse(page, 'beaucoup', 'par 500');
  await refuse(page, '2000', /50\s% des articles au plus\s: 1\s500 points sur ce panier, soit 30,00\s€/u);
  await refuse(page, '90000', 'points. Ce panier en accepte');
  await points(page).fill('1 500');
  await press(page, 'Utiliser');
  await expect(amounts(page)).toContainText('Points de fidélité (1\u{A0}500)−30,00');
  expect(await findAxeFindings(page, OWN_PART)).toEqual([]);
  await press(page, 'Ne plus utiliser de points');
  await expect(amounts(page)).not.toContainText('Points de fidélité');
  await points(page).fill('1500');
  await press(page, 'Utiliser');
  await expect(amounts(page)).toContainText('−30,00');

  await openPage(page, '/commande/recapitulatif');
  await expect(page.getByRole('complementary', { name: 'Montants' })).toContainText(
    'Points de fidélité, HT−30,00',
  );
  await page.getByRole('radio', { name: 'Virement' }).check();
  await page.getByRole('checkbox', { name: /conditions générales\.$/ }).check();
  await press(page, 'Commander avec obligation de paiement');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Merci');
  await expect(page.locator('main')).toContainText('Points de fidélité, HT−30,00');
  const reference = new URL(page.url()).searchParams.get('reference') ?? '';
  expect(await balanceOn(page)).toBe(balance - 1500);
  await expect(page.locator('main table')).toContainText(`Points utilisésCommande ${reference}`);

  await openPage(page, `/ma-commande/${reference}`);
  await page.getByRole('link', { name: 'Annuler cette commande' }).click();
  await expect(page.getByText('Les points utilisés reviennent')).toBeVisible();
  expect(await findAxeFindings(page, OWN_PART)).toEqual([]);
  await press(page, 'Annuler la commande');
  await expect(page.getByText('Les points utilisés sont revenus')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Annuler la commande' })).toHaveCount(0);
  expect(await balanceOn(page)).toBe(balance);
  await expect(page.locator('main table')).toContainText(
    `Points rendus après annulationCommande ${reference}`,
  );
});

test('[AC-12] points above the cart’s total: clamped with a notice', async ({ page }) => {
  await enterAs(page, PROFESSIONAL, DEMO_PASSWORD);
  await fillOwnCart(await callsOf(PROFESSIONAL, DEMO_PASSWORD), PART, 2);
  await openPage(page, '/panier');
  await points(page).fill('3000');
  await press(page, 'Utiliser');
  await expect(amounts(page)).toContainText('−60,00');
  await page.getByRole('button', { name: /^Un de moins/ }).click();
  await expect(page.getByText(/il accepte 1\s500 points au lieu de 3\s000/u)).toBeVisible();
  await expect(amounts(page)).toContainText('−30,00');
});

test.describe('without scripts, on a phone', () => {
  test.use({ javaScriptEnabled: false, viewport: PHONE, locale: 'en-GB' });

  test('[AC-12] points: used and removed by forms', async ({ page, complaints }) => {
    complaints.allow(REFUSED);
    await logInAs(page, PROFESSIONAL, DEMO_PASSWORD);
    const call = await callsOf(PROFESSIONAL, DEMO_PASSWORD);
    await fillOwnCart(call, PART, 1);
    await page.goto('/en/cart');
    expect(await overflow(page)).toBe(0);
    expect(await findTargetFindings(page)).toEqual([]);
    await points(page).fill('100');
    await press(page, 'Use');
    await expect(page.getByText('Enter a multiple of 500.')).toBeVisible();
    await points(page).fill('1000');
    await press(page, 'Use');
    await expect(amounts(page)).toContainText('Loyalty points (1,000)−€20.00');
    await press(page, 'Stop using points');
    await expect(amounts(page)).not.toContainText('Loyalty points');
    await call('POST', '/cart/update', { type: 'list', elements: [] });
  });
});
