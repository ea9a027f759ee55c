import { expect, type BrowserContext, type Page } from '@playwright/test';
import { emptyCart } from '#tests/support/checkout.ts';
import { SITE_URL } from './support/addresses.ts';
import { findAxeFindings, OWN_PART } from './support/find-axe-findings.ts';
import { openPage } from './support/open-page.ts';
import { createOwnBuyer, enterAs, fillInLogin } from './support/own-buyer.ts';
import { PHONE } from './support/screen-sizes.ts';
import { test } from './support/site-test.ts';

const SUMMARY = '/commande/recapitulatif';
const STEP = '/commande/livraison';
const ORDER = 'Commander avec obligation de paiement';
/** Console messages of the browser for refused forms and for an expired session. */
const REFUSED = /status of (?:4\d\d|500)/;

const summary = (page: Page) => page.locator('main [data-form-errors]');
const main = (page: Page) => page.locator('main');

async function fillInOrder(page: Page): Promise<void> {
  await page.getByRole('radio', { name: 'Virement' }).check();
  await page.getByRole('checkbox', { name: /conditions générales\.$/ }).check();
}

async function order(page: Page): Promise<void> {
  await fillInOrder(page);
  await page.getByRole('button', { name: ORDER }).click();
}

/** Ends the session as another device would: the browser's cookies stay. */
async function endSession(context: BrowserContext): Promise<void> {
  const cookies = await context.cookies();
  const response = await fetch(`${SITE_URL}/api/v1/user/logout?site_id=1&lang=fr&sales_plan_id=1`, {
    headers: { cookie: cookies.map(({ name, value }) => `${name}=${value}`).join('; '), origin: SITE_URL },
  });
  expect(response.status).toBe(200);
}

test('[CK-09] cart changed by another tab: the order is refused, the change is named and shown, and the next press orders', async ({
  page,
  context,
  complaints,
}) => {
  test.slow();
  complaints.allow(REFUSED);
  const { email } = await createOwnBuyer();
  await enterAs(page, email, SUMMARY);
  await expect(main(page)).toContainText('1 pièce');
  await fillInOrder(page);
  const other = await context.newPage();
  await openPage(other, '/panier');
  const saved = other.waitForResponse((response) => response.url().includes('/cart/update') && response.ok());
  await other.getByRole('textbox', { name: /Quantité/ }).fill('3');
  await saved;
  await page.getByRole('button', { name: ORDER }).click();
  await expect(summary(page)).toBeFocused();
  await expect(summary(page)).toContainText('la quantité passe de 1 à 3.');
  await expect(summary(page)).toContainText('Le total TTC passe de');
  await expect(main(page)).toContainText('3 pièces');
  await expect(page.getByRole('link', { name: 'Panier (3)' }).first()).toBeVisible();
  // The selection is preserved.
  await expect(page.getByRole('radio', { name: 'Virement' })).toBeChecked();
  expect(await findAxeFindings(page, OWN_PART)).toEqual([]);
  await page.getByRole('button', { name: ORDER }).click();
  await expect(page.getByRole('heading', { level: 1, name: /Merci/ })).toBeVisible();
  await expect(main(page)).toContainText('3 pièces');
});

test('[CK-09] cart emptied by another tab: the previous order is not shown as its confirmation', async ({
  page,
  complaints,
}) => {
  test.slow();
  complaints.allow(REFUSED);
  const { email, elsewhere, parts } = await createOwnBuyer();
  await enterAs(page, email, SUMMARY);
  await order(page);
  await expect(page.getByRole('heading', { level: 1, name: /Merci/ })).toBeVisible();
  await elsewhere.add(parts[1] ?? 0);
  await elsewhere.ship();
  await openPage(page, SUMMARY);
  await emptyCart(elsewhere);
  await order(page);
  await expect(summary(page)).toContainText('Votre panier est vide');
  await expect(summary(page)).toContainText('Retiré du panier');
  await expect(page.getByRole('heading', { name: /Merci/ })).toHaveCount(0);
  expect(await findAxeFindings(page, OWN_PART)).toEqual([]);
  await page.getByRole('link', { name: 'Voir le panier' }).click();
  await expect(page).toHaveURL(/\/commande\/panier/);
});

test('[CK-09] back at the summary after ordering: redirects to the cart, and two presses place one order', async ({
  page,
}) => {
  test.slow();
  const { email, elsewhere } = await createOwnBuyer();
  await enterAs(page, email, SUMMARY);
  await fillInOrder(page);
  await page.getByRole('button', { name: ORDER }).dblclick();
  await expect(page.getByRole('heading', { level: 1, name: /Merci/ })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/\/commande\/panier/);
  await page.goForward();
  await expect(page.getByRole('heading', { level: 1, name: /Merci/ })).toBeVisible();
  const { body } = await elsewhere.call('GET', '/order', { query: { page: '1', perPage: '5' } });
  expect((body as { total: number }).total).toBe(1);
});

test.describe('on a phone', () => {
  test.use({ viewport: PHONE });

  test('[CK-01] cart that is too heavy for its carrier: the delivery step shows the possible carriers, and the input is preserved', async ({
    page,
    complaints,
  }) => {
    test.slow();
    complaints.allow(REFUSED);
    const { email, elsewhere } = await createOwnBuyer();
    await enterAs(page, email, STEP);
    await page.getByRole('radio', { name: /Ronde/ }).check();
    await page.getByLabel('Consigne').fill('Portail vert');
    const { body } = await elsewhere.call('GET', '/product-variants', {
      query: { text: 'AT-RFD-1250-LI', sales_plan_id: '3' },
    });
    const [heavy] = (body as { items: { id: number }[] }).items;
    expect((await elsewhere.add(heavy?.id ?? 0, 2, 'product')).status).toBe(200);
    await page.getByRole('button', { name: 'Continuer vers' }).click();
    await expect(summary(page)).toContainText('Le transporteur choisi ne prend plus ce panier.');
    await expect(summary(page)).toContainText('Ajouté au panier');
    await expect(page.getByRole('radio', { name: /Ronde/ })).toBeDisabled();
    await expect(page.getByRole('radio', { name: /Ronde/ })).not.toBeChecked();
    expect(await findAxeFindings(page, OWN_PART)).toEqual([]);
    await page.locator('input[type="radio"][value="transporteur"]').check();
    await expect(page.getByLabel('Consigne')).toHaveValue('Portail vert');
    await page.getByRole('button', { name: 'Continuer vers' }).click();
    await expect(page).toHaveURL(/recapitulatif/);
  });
});

test('[RP-01] error summary of a missing relay point: links to the button that selects one', async ({
  page,
  complaints,
}) => {
  test.slow();
  complaints.allow(REFUSED);
  const { email } = await createOwnBuyer();
  await enterAs(page, email, STEP);
  await page.getByRole('radio', { name: /Halte/ }).check();
  const dialog = page.getByRole('dialog', { name: 'Choisir un point relais' });
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Continuer vers' }).click();
  const links = summary(page).getByRole('link');
  await expect(links).toHaveCount(1);
  await links.click();
  await expect(page.getByRole('button', { name: 'Choisir un point relais' })).toBeFocused();
});

const ACCOUNT_FORMS = [
  { path: '/mes-adresses?ajouter=1', field: 'label', typed: 'Dépôt nord', button: 'Enregistrer' },
  { path: '/mon-compte?edit=details', field: 'lastname', typed: 'Le Goff', button: 'Enregistrer' },
  { path: '/mes-chantiers?view=new', field: 'name', typed: 'Hangar de Pornic', button: 'Créer' },
] as const;

for (const { path, field, typed, button } of ACCOUNT_FORMS) {
  test(`[ER-06] session that ends while ${path} is filled in: a link, a message, and the input is preserved after the login`, async ({
    page,
    context,
    complaints,
  }) => {
    test.slow();
    complaints.allow(REFUSED);
    const { email } = await createOwnBuyer();
    await enterAs(page, email, path);
    const control = page.locator(`main [name="${field}"]`);
    await control.fill(typed);
    if (field === 'name') {
      await page.locator('main [name="zipcode"]').fill('44210');
      await page.locator('main [name="city"]').fill('Pornic');
    }
    await endSession(context);
    await page.getByRole('button', { name: button, exact: false }).first().click();
    await expect(summary(page)).toContainText('Votre session est terminée');
    await expect(
      page.locator('[data-toasts], [data-banner]').filter({ hasText: 'Se reconnecter' }).first(),
    ).toBeVisible();
    await expect(page.getByRole('link', { name: 'Se connecter' }).first()).toBeVisible();
    await expect(control).toHaveValue(typed);
    await summary(page).getByRole('link', { name: 'Se reconnecter' }).click();
    await page.waitForURL(/\/pro\/connexion\?redirect=/);
    await fillInLogin(page, email);
    await page.waitForURL((url) => url.pathname + url.search === path);
    await expect(control).toHaveValue(typed);
  });
}

test('[ER-06] login in another tab: the header of the first shows it, and its form is sent', async ({
  page,
  context,
  complaints,
}) => {
  test.slow();
  complaints.allow(REFUSED);
  const { email } = await createOwnBuyer();
  await enterAs(page, email, '/mes-adresses?ajouter=1');
  for (const [name, value] of [
    ['label', 'Dépôt nord'],
    ['address_1', '4 rue du Port'],
    ['zipcode', '44000'],
    ['city', 'Nantes'],
  ] as const)
    await page.locator(`main [name="${name}"]`).fill(value);
  await endSession(context);
  await page.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(summary(page)).toContainText('Votre session est terminée');
  const account = page.getByRole('banner').locator('summary', { hasText: 'Mon compte' }).first();
  await expect(account).toHaveCount(0);
  const other = await context.newPage();
  await enterAs(other, email, '/mon-compte');
  await expect(account).toBeVisible();
  await page.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(page).toHaveURL('/mes-adresses?fait=ajoutee');
  await expect(main(page)).toContainText('Dépôt nord');
});
