import { expect, type BrowserContext, type Page } from '@playwright/test';
import { createTestClient } from '#tests/support/test-api.ts';
import { takeTurn } from '#tests/support/looks.ts';
import { enter } from './support/enter.ts';
import { newProfessional, NEW_PASSWORD } from './support/new-professional.ts';
import { openPage, waitForHydration } from './support/open-page.ts';
import { readStorage } from './support/read-storage.ts';
import { DESKTOP, overflow, PHONE } from './support/screen-sizes.ts';
import { BACKOFFICE_URL } from './support/addresses.ts';
import { test } from './support/site-test.ts';

/** A light part whose price reaches the code's minimum: two of it have free shipping. */
const PART = 'PR-ATN-024';
const POSITION = '2c';
const CODE = 'PORT-OFFERT';
const REFUSED = /status of 422/;

const PATHS = {
  fr: {
    hub: '/nos-pieces-detachees',
    schema: '/pro/nos-pieces-detachees/pompe-a-chaleur/autan',
    cart: '/panier',
    login: /\/pro\/connexion/,
    delivery: '/commande/livraison',
    orders: '/mes-commandes',
  },
  en: {
    hub: '/en/our-spare-parts',
    schema: '/en/pro/our-spare-parts/heat-pump/autan',
    cart: '/en/cart',
    login: /\/en\/pro\/login/,
    delivery: '/en/order/shipping',
    orders: '/en/my-orders',
  },
} as const;

/** Texts of controls and messages on the way, in both languages. */
const LABELS = {
  toCart: /^(?:Mettre au panier|Add to cart)$/,
  added: /Ajouté à votre panier|Added to your cart/,
  logIn: /^(?:Se connecter|Log in)$/,
  apply: /^(?:Appliquer|Apply)$/,
  unknownCode: /Ce code n’existe pas|This code does not exist/,
  removeCode: /(?:Retirer le code|Remove code) PORT-OFFERT/,
  relayDialog: /Choisir un point relais|Choose a collection point/,
  place: /Adresse, commune ou code postal|Address, town or postcode/,
  chooseRelay: /^(?:Choisir ce relais|Choose this point)/,
  otherRelay: /Changer de point relais|Choose another collection point/,
  phone: /^(?:Téléphone|Telephone)/,
  phoneError: /Écrivez le numéro en chiffres|Enter the number in digits/,
  comment: /^(?:Consigne|Note)/,
  goOn: /^(?:Continuer vers|Continue to)/,
  card: /^(?:Carte bancaire|Card)/,
  terms: /conditions générales\.$|terms and conditions\.$/,
  order: /^(?:Commander avec obligation de paiement|Order with obligation to pay)$/,
  pay: /^(?:Payer|Pay)$/,
  refuse: /^(?:Être refusé|Be refused)$/,
  abandon: /^(?:Renoncer au paiement|Give the payment up)$/,
  again: /Payer de nouveau|by card again/,
  thanks: /Merci, votre commande est enregistrée|Thank you, your order is recorded/,
  refused: /La banque a refusé le paiement\.|The bank refused the payment\./,
  givenUp: /Le paiement n’a pas abouti\.|The payment did not go through\./,
  reorder: /^(?:Commander à nouveau|Order again)$/,
  unanswered: /n’a pas encore répondu|has not answered yet/,
};

const main = (page: Page) => page.locator('main');
const press = (page: Page, name: RegExp) => page.getByRole('button', { name }).first().click();
const heading = (page: Page, name: RegExp) =>
  expect(page.getByRole('heading', { level: 1, name })).toBeVisible({ timeout: 20_000 });
const quantity = (page: Page) => page.locator(`#rep-${POSITION}`).getByRole('textbox');

/** Adds two of the part from its exploded view to the cart. */
async function choosePart(page: Page, schema: string): Promise<void> {
  await openPage(page, schema);
  await quantity(page).fill('2');
  await main(page).getByRole('button', { name: LABELS.toCart }).last().click();
  await expect(page.getByText(LABELS.added).first()).toBeVisible();
}

async function chooseRelays(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog', { name: LABELS.relayDialog });
  await page.getByRole('radio', { name: /Halte/ }).check();
  await expect(dialog.getByRole('article').first()).toBeVisible();
  await dialog.getByRole('button', { name: LABELS.chooseRelay }).first().click();
  await expect(dialog).toBeHidden();
  const first = await page.locator(':focus').textContent();
  await press(page, LABELS.otherRelay);
  await dialog.getByLabel(LABELS.place).fill('48000 Mende');
  // On a phone, the suggested towns cover the button.
  await dialog.getByLabel(LABELS.place).press('Enter');
  await expect(dialog.locator('[data-spoken]').filter({ hasText: 'Mende (48000)' })).toBeVisible();
  const marker = dialog.locator('.live-map-numbered').last();
  const name = ((await marker.getAttribute('aria-label')) ?? '').replace(/^\d+\. /, '');
  await marker.press('Enter');
  await expect(dialog).toBeHidden();
  expect(first).not.toContain(name);
  await expect(page.locator(':focus')).toContainText(name);
}

async function order(page: Page): Promise<void> {
  await page.getByRole('radio', { name: LABELS.card }).check();
  await page.getByRole('checkbox', { name: LABELS.terms }).check();
  await press(page, LABELS.order);
}

async function goToBank(page: Page): Promise<void> {
  await order(page);
  await page.waitForURL(/test-bank/);
}

const referenceOf = (page: Page) => new URL(page.url()).searchParams.get('reference') ?? '';

/** Reorders into a cart with the same content, and selects its delivery. */
async function reorder(page: Page, paths: (typeof PATHS)['fr' | 'en'], reference: string): Promise<void> {
  await openPage(page, paths.orders);
  await main(page).getByRole('link', { name: reference }).first().click();
  await heading(page, new RegExp(reference));
  await main(page).getByRole('link', { name: LABELS.reorder }).first().click();
  await waitForHydration(page);
  await press(page, LABELS.toCart);
  await page.waitForURL(new RegExp(`${paths.cart}(?:\\?|$)`));
  await openPage(page, paths.delivery);
  await page.getByRole('radio', { name: /Vif/ }).check();
  await page.getByLabel(LABELS.phone).fill('06 39 98 12 34');
  await press(page, LABELS.goOn);
}

/** A tab that is closed after the payment, before the redirect from the bank. */
async function closeAtBank(page: Page, context: BrowserContext): Promise<Page> {
  await page.route(/confirmation-cb\?/, (route) => route.abort());
  await press(page, LABELS.pay).catch(() => {});
  const next = await context.newPage();
  await page.close();
  return next;
}

/** Secrets that no script may find in the browser: token, email, password. */
const secretsOf = (email: string) =>
  new RegExp(String.raw`eyJ[\w-]{10}|${email.replace('.', '[.]')}|${NEW_PASSWORD}`, 'i');

for (const [lang, viewport] of takeTurn(
  [
    ['fr', DESKTOP],
    ['en', PHONE],
  ] as const,
  1,
)) {
  test(`[SC-01, CK-01, CK-05, CK-06, CK-08, CK-10, RP-02, RP-04, AC-14] from a part to its order, with failures at the bank, ${lang}, ${viewport.width} px wide`, async ({
    page,
    context,
    complaints,
  }) => {
    test.setTimeout(240_000);
    page.setDefaultTimeout(20_000);
    complaints.allow(REFUSED);
    await page.setViewportSize(viewport);
    const paths = PATHS[lang];

    // Consumers see parts and cannot order them.
    await enter(context, 'client@atre.example');
    await openPage(page, paths.schema);
    await expect(quantity(page)).toHaveCount(0);
    await openPage(page, paths.cart);
    await expect(main(page).getByRole('button', { name: LABELS.apply })).toHaveCount(0);

    // A guest is redirected to the login, and from there to the cart.
    await enter(context, undefined);
    const email = await newProfessional(lang);
    await page.goto(paths.cart);
    await expect(page).toHaveURL(paths.login);
    await waitForHydration(page);
    await page.locator('main [name="email"]').fill(email);
    await page.locator('main [name="password"]').fill(NEW_PASSWORD);
    await press(page, LABELS.logIn);
    await page.waitForURL((url) => url.pathname === paths.cart);
    expect(await readStorage(page)).not.toMatch(secretsOf(email));

    await openPage(page, `${paths.hub}?q=${PART}`);
    await expect(main(page).getByText(PART).first()).toBeVisible();
    await choosePart(page, paths.schema);
    await openPage(page, paths.cart);
    await expect(main(page)).toContainText(PART);

    const code = page.locator('main [name="code"]').last();
    await code.fill('RIEN');
    await press(page, LABELS.apply);
    await expect(page.getByText(LABELS.unknownCode)).toBeVisible();
    await code.fill(CODE);
    await press(page, LABELS.apply);
    await expect(page.getByRole('button', { name: LABELS.removeCode })).toBeVisible();
    await expect(code).toHaveValue('');
    await expect(main(page).getByRole('button', { name: LABELS.apply })).toBeFocused();
    expect(await overflow(page)).toBe(0);

    await openPage(page, paths.delivery);
    await chooseRelays(page);
    await page.getByLabel(LABELS.phone).fill('zéro six');
    await page.getByLabel(LABELS.phone).blur();
    await expect(page.getByText(LABELS.phoneError)).toBeVisible();
    await page.getByLabel(LABELS.phone).fill('06 39 98 12 34');
    await page.getByLabel(LABELS.comment).fill('x'.repeat(260));
    expect((await page.getByLabel(LABELS.comment).inputValue()).length).toBeLessThanOrEqual(200);
    await page.getByLabel(LABELS.comment).fill('Portail vert');
    await press(page, LABELS.goOn);
    await expect(main(page)).toContainText('Mende');
    await expect(main(page)).toContainText('Portail vert');

    await goToBank(page);
    await press(page, LABELS.pay);
    await heading(page, LABELS.thanks);
    const accepted = referenceOf(page);

    await waitForHydration(page);
    const stored = await readStorage(page);
    expect(stored).not.toMatch(secretsOf(email));
    expect(stored).not.toMatch(/Mende|Portail vert|39 ?98 ?12 ?34/);
    await reorder(page, paths, accepted);
    await goToBank(page);
    await press(page, LABELS.refuse);
    await heading(page, LABELS.refused);
    const second = referenceOf(page);
    await waitForHydration(page);
    await press(page, LABELS.again);
    await press(page, LABELS.abandon);
    await heading(page, LABELS.givenUp);
    expect(referenceOf(page)).toBe(second);
    await waitForHydration(page);
    await press(page, LABELS.again);
    await page.waitForURL(/test-bank/);

    const other = await closeAtBank(page, context);
    await other.setViewportSize(viewport);
    await openPage(other, paths.orders);
    await expect(main(other).getByRole('link', { name: accepted }).first()).toBeVisible();
    await main(other).getByRole('link', { name: second }).first().click();
    await heading(other, new RegExp(second));
    await expect(main(other)).not.toContainText(LABELS.unanswered);
    const { body } = await createTestClient(BACKOFFICE_URL).call('POST', '/user/login', {
      body: { email, password: NEW_PASSWORD },
    });
    const { token } = body as { token: string };
    for (const reference of [accepted, second]) {
      const status = await createTestClient(BACKOFFICE_URL).call('GET', '/cart/check-status-order', {
        token,
        query: { reference },
      });
      expect(status.body).toMatchObject({ status: 'paid' });
    }
  });
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('[CK-01, RP-01, CK-08] part: bought with forms and links only', async ({ page, complaints }) => {
    test.setTimeout(120_000);
    page.setDefaultTimeout(20_000);
    complaints.allow(REFUSED);
    const paths = PATHS.fr;
    const email = await newProfessional();
    await page.goto(`/pro/connexion?redirect=${encodeURIComponent(paths.schema)}`);
    await page.locator('main [name="email"]').fill(email);
    await page.locator('main [name="password"]').fill(NEW_PASSWORD);
    await press(page, LABELS.logIn);
    await expect(page).toHaveURL(paths.schema);
    await quantity(page).fill('2');
    await main(page).getByRole('button', { name: LABELS.toCart }).last().click();
    await page.goto(paths.cart);
    await expect(main(page)).toContainText(PART);
    await page.locator('main [name="code"]').last().fill(CODE);
    await press(page, LABELS.apply);
    await expect(page.getByRole('button', { name: LABELS.removeCode })).toBeVisible();

    await page.goto(paths.delivery);
    await page.getByRole('radio', { name: /Halte/ }).check();
    await press(page, /^Continuer avec ce mode/);
    await press(page, /^Choisir un point relais$/);
    await page.getByRole('button', { name: LABELS.chooseRelay }).first().click();
    await page.getByLabel(LABELS.phone).fill('06 39 98 12 34');
    await press(page, LABELS.goOn);

    await order(page);
    await press(page, /^Aller à la page de la banque$/);
    await press(page, LABELS.pay);
    await heading(page, LABELS.thanks);
    const reference = referenceOf(page);
    await page.goto(paths.orders);
    await expect(main(page).getByRole('link', { name: reference }).first()).toBeVisible();
  });
});
