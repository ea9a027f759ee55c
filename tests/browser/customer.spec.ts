import { expect, type Page } from '@playwright/test';
import { DEMO_PASSWORD } from '#tests/support/demo-password.ts';
import { hasAllLooks, takeTurn } from '#tests/support/looks.ts';
import { findAxeFindings, OWN_PART } from './support/find-axe-findings.ts';
import { findTargetFindings } from './support/find-target-findings.ts';
import { openPage, waitForHydration } from './support/open-page.ts';
import { newProfessional, NEW_PASSWORD as PASSWORD } from './support/new-professional.ts';
import { DESKTOP, overflow, PHONE } from './support/screen-sizes.ts';
import { test } from './support/site-test.ts';

/** Console message of the browser for status 422. */
const REFUSED = /status of 422/;

const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).click();
const follow = (page: Page, name: string | RegExp) => page.getByRole('link', { name }).first().click();
const field = (page: Page, name: string) => page.locator(`main [name="${name}"]`);
const title = (page: Page, name: string) =>
  expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeVisible();

async function logIn(page: Page, email: string, password = DEMO_PASSWORD, path = '/pro/connexion') {
  await openPage(page, path);
  await field(page, 'email').fill(email);
  await field(page, 'password').fill(password);
  await press(page, /Se connecter|Log in/);
  await expect(page).toHaveURL(/mon-compte|my-account/);
  await waitForHydration(page);
}

/** Checks targets at phone width. */
async function expectSound(page: Page): Promise<void> {
  expect(await findAxeFindings(page, OWN_PART)).toEqual([]);
  if (page.viewportSize()?.width === PHONE.width) expect(await findTargetFindings(page)).toEqual([]);
  expect(await overflow(page)).toBe(0);
}

const VIEWS = ['', '?edit=details', '?edit=password', '?edit=deletion'];
/** The pages of addresses are French only. */
const ADDRESSES = ['/mes-adresses', '/mes-adresses?ajouter=1'];
const IN_FRENCH = VIEWS.map((query) => `/mon-compte${query}`);
const IN_ENGLISH = VIEWS.map((query) => `/en/my-account${query}`);
const PAGES = {
  phone: [...ADDRESSES, ...IN_ENGLISH, ...(hasAllLooks ? IN_FRENCH : [])],
  desktop: [...ADDRESSES, ...IN_FRENCH, ...(hasAllLooks ? IN_ENGLISH : [])],
};
const SIZES = { phone: PHONE, desktop: DESKTOP };

for (const size of ['phone', 'desktop'] as const) {
  test.describe(`on a ${size}`, () => {
    test.use({ viewport: SIZES[size] });

    test(`[RT-13, RT-17] every page of the account: no axe findings, no overflow (${size})`, async ({
      page,
    }) => {
      test.slow();
      await logIn(page, 'pro@atre.example');
      for (const path of PAGES[size]) {
        await openPage(page, path);
        await expectSound(page);
      }
    });
  });
}

for (const size of takeTurn(['phone', 'desktop'] as const, 0)) {
  test.describe(`on a ${size}`, () => {
    test.use({ viewport: SIZES[size] });

    test(`[AC-10] address: added, changed and removed (${size})`, async ({ page, complaints }) => {
      complaints.allow(REFUSED);
      await logIn(page, await newProfessional(), PASSWORD);
      await openPage(page, '/mes-adresses');
      await follow(page, 'Ajouter une adresse');
      await title(page, 'Ajouter une adresse');
      await expect(page.locator(':focus')).toHaveAttribute('id', 'content');
      await field(page, 'label').fill('Dépôt');
      await press(page, 'Enregistrer l’adresse');
      await expect(field(page, 'address_1')).toBeFocused();
      await expectSound(page);
      await field(page, 'address_1').fill('5 quai des Sabliers');
      await field(page, 'zipcode').fill('44800');
      await expect(field(page, 'city')).toHaveValue('Saint-Herblain');
      await page.getByLabel('comme adresse de livraison').check();
      await press(page, 'Enregistrer l’adresse');
      await expect(page.getByText('L’adresse est ajoutée.')).toBeVisible();
      await expect(page.getByText('Livraison', { exact: true })).toHaveCount(1);

      await follow(page, 'Modifier « Dépôt »');
      await field(page, 'label').fill('Dépôt nord');
      await press(page, 'Enregistrer l’adresse');
      await expect(page.getByRole('heading', { level: 3, name: 'Dépôt nord' })).toBeVisible();
      await follow(page, 'Supprimer « Dépôt nord »');
      await title(page, 'Supprimer « Dépôt nord » ?');
      await expectSound(page);
      await press(page, 'Supprimer l’adresse');
      await expect(page.getByText('L’adresse est supprimée.')).toBeVisible();
      await expect(page.getByText('Dépôt nord')).toHaveCount(0);
      await expect(page.getByText('Livraison', { exact: true })).toHaveCount(1);
    });
  });
}

test('[RT-13, VA-07] details: changed without a page load; an error is beside its field, and a toast disappears', async ({
  page,
  complaints,
}) => {
  complaints.allow(REFUSED);
  await logIn(page, await newProfessional('en'), PASSWORD, '/en/pro/login');
  await follow(page, 'Edit your details');
  await title(page, 'Edit your details');
  await field(page, 'phone').fill('12');
  await press(page, 'Save');
  const toast = page.getByText('The form was not sent. Please correct what is marked.');
  await expect(toast).toBeVisible();
  await expect(field(page, 'phone')).toBeFocused();
  await expect(toast).toBeHidden();
  await expect(field(page, 'phone')).toHaveValue('12');
  await field(page, 'phone').fill('06 39 98 04 12');
  await field(page, 'company').fill('<b>Huppe</b>');
  await press(page, 'Save');
  await expect(page.getByText('Your details have been saved.')).toBeVisible();
  await expect(page.getByText('06 39 98 04 12')).toBeVisible();
  await expect(page.getByText('<b>Huppe</b>', { exact: true })).toBeVisible();
});

test('[ER-06] session that ends during input: nothing is lost', async ({ page, context, complaints }) => {
  complaints.allow(/status of 500/);
  const email = await newProfessional();
  await logIn(page, email, PASSWORD);
  await openPage(page, '/mon-compte?edit=details');
  await field(page, 'firstname').fill('Capucine');
  await context.clearCookies();
  await press(page, 'Enregistrer');
  await expect(page.locator('[data-banner="error"]')).toContainText('Votre session est terminée.');
  await expect(field(page, 'firstname')).toHaveValue('Capucine');
  const other = await context.newPage();
  await logIn(other, email, PASSWORD);
  await press(page, 'Enregistrer');
  await expect(page.getByRole('heading', { level: 1, name: 'Bonjour Capucine' })).toBeVisible();
});

test('[AC-15] account deletion: logs out other tabs too', async ({ page, context, complaints }) => {
  complaints.allow(REFUSED);
  const email = await newProfessional();
  await logIn(page, email, PASSWORD);
  const other = await context.newPage();
  await openPage(other, '/mon-compte');
  await follow(page, 'Supprimer le compte');
  await title(page, 'Supprimer votre compte');
  await field(page, 'password').fill('Faux!2026');
  await press(page, 'Supprimer mon compte');
  await expect(page.locator('[data-banner="error"]')).toContainText(
    'Ce n’est pas votre mot de passe actuel.',
  );
  await expectSound(page);
  await field(page, 'password').fill(PASSWORD);
  await press(page, 'Supprimer mon compte');
  await title(page, 'Votre compte est supprimé');
  await expectSound(page);
  await expect(other).toHaveURL(/\/pro\/connexion\?redirect/);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('[AC-10, AC-15, AC-17] addresses and account: forms and links', async ({ page, complaints }) => {
    complaints.allow(REFUSED);
    const email = await newProfessional();
    await page.goto('/pro/connexion');
    await field(page, 'email').fill(email);
    await field(page, 'password').fill(PASSWORD);
    await press(page, 'Se connecter');
    await follow(page, 'Gérer vos adresses');
    await follow(page, 'Ajouter une adresse');
    await field(page, 'label').fill('Dépôt');
    await press(page, 'Enregistrer l’adresse');
    await expect(page.locator('[data-banner="error"]')).toContainText('À renseigner');
    await field(page, 'address_1').fill('5 quai des Sabliers');
    await field(page, 'zipcode').fill('44800');
    await field(page, 'city').fill('Saint-Herblain');
    await press(page, 'Enregistrer l’adresse');
    await expect(page.getByText('L’adresse est ajoutée.')).toBeVisible();
    await page.goto('/mon-compte?edit=deletion');
    await field(page, 'password').fill(PASSWORD);
    await press(page, 'Supprimer mon compte');
    await title(page, 'Votre compte est supprimé');
  });
});
