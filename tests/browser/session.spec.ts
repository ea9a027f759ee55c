import { expect, type Page } from '@playwright/test';
import { DEMO_PASSWORD } from '#tests/support/demo-password.ts';
import { SITE_URL } from './support/addresses.ts';
import { openPage, waitForHydration } from './support/open-page.ts';
import { test } from './support/site-test.ts';

const EMAIL = 'client@atre.example';
/** Console message of the browser for the statuses that end a session. */
const OVER = /status of (?:500|401)/;

async function fillInLogin(page: Page, password = DEMO_PASSWORD): Promise<void> {
  await page.getByLabel('Adresse e-mail').fill(EMAIL);
  await page.getByLabel('Mot de passe', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Se connecter' }).click();
}

async function logIn(page: Page, path: string): Promise<void> {
  await openPage(page, `/pro/connexion?redirect=${encodeURIComponent(path)}`);
  await fillInLogin(page);
  await page.waitForURL((url) => url.pathname + url.search === path);
  await waitForHydration(page);
}

/** Ends the session as another device would: the browser's cookies stay. */
async function endSession(page: Page): Promise<void> {
  const cookies = await page.context().cookies();
  const response = await fetch(`${SITE_URL}/api/v1/user/logout?site_id=1&lang=fr&sales_plan_id=1`, {
    headers: {
      cookie: cookies.map(({ name, value }) => `${name}=${value}`).join('; '),
      origin: SITE_URL,
    },
  });
  expect(response.status).toBe(200);
}

async function comeBack(page: Page): Promise<void> {
  await page.clock.fastForward('01:01');
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
}

test('[RT-11] login error: beside the form, and the email is preserved', async ({ page, complaints }) => {
  complaints.allow(OVER);
  await openPage(page, '/pro/connexion');
  await fillInLogin(page, 'Faux!2026');
  await expect(page.locator('[data-banner="error"]')).toContainText('le mot de passe est incorrect');
  await expect(page.getByLabel('Adresse e-mail')).toHaveValue(EMAIL);
  await expect(page.getByLabel('Mot de passe', { exact: true })).toHaveValue('');
});

test('[AC-06, AC-16] logout: clears browser storage, confirms it, and reaches every tab', async ({
  page,
  context,
}) => {
  await logIn(page, '/mon-compte');
  await page.evaluate(() => {
    localStorage.setItem('shop', JSON.stringify({ version: 2, memory: { compared: [1] } }));
  });
  const other = await context.newPage();
  await openPage(other, '/mon-compte');
  await page.getByRole('button', { name: 'Se déconnecter' }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByText('Vous êtes déconnecté')).toBeVisible();
  await expect(other).toHaveURL(/\/pro\/connexion\?redirect=%2Fmon-compte$/);
  const stored = await page.evaluate(() => localStorage.getItem('shop'));
  expect(stored ?? '').not.toContain('compared');
  const names = (await context.cookies()).map(({ name }) => name);
  expect(names.filter((name) => /token|email/.test(name))).toEqual([]);
});

test('[AC-07, ER-06] tab whose session has expired: reported on return, logged in again, and no input is lost', async ({
  page,
  complaints,
}) => {
  complaints.allow(OVER);
  await page.clock.install();
  await logIn(page, '/contact?subject=other');
  const message = page.locator('main textarea[name="message"]');
  await message.fill('Le plancher chauffant siffle.\nDepuis lundi.');
  await endSession(page);
  await comeBack(page);
  await expect(page.getByText('Votre session est terminée')).toBeVisible();
  await expect(message).toHaveValue('Le plancher chauffant siffle.\nDepuis lundi.');
  await page.getByRole('button', { name: 'Se reconnecter' }).click();
  await page.waitForURL(/\/pro\/connexion\?redirect=%2Fcontact/);
  await fillInLogin(page);
  await expect(page).toHaveURL('/contact?subject=other');
  await expect(message).toHaveValue('Le plancher chauffant siffle.\nDepuis lundi.');
});

test('[PL-04] professional: net prices from login to logout', async ({ page }) => {
  await openPage(page, '/pro/produit/lame');
  await expect(page.locator('main').getByText('HT net').first()).toBeHidden();
  await openPage(page, '/pro/connexion?redirect=%2Fpro%2Fproduit%2Flame');
  await page.getByLabel('Adresse e-mail').fill('pro@atre.example');
  await page.getByLabel('Mot de passe', { exact: true }).fill(DEMO_PASSWORD);
  await page.getByRole('button', { name: 'Se connecter' }).click();
  await expect(page).toHaveURL('/pro/produit/lame');
  await expect(page.locator('main').getByText('HT net').first()).toBeVisible();
  await openPage(page, '/mon-compte');
  await page.getByRole('main').getByRole('button', { name: 'Se déconnecter' }).click();
  await expect(page).toHaveURL('/pro');
  await expect(page.getByText('Vous êtes déconnecté')).toBeVisible();
  await openPage(page, '/pro/produit/lame');
  await expect(page.locator('main').getByText('HT net').first()).toBeHidden();
});
