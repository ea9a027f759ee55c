import { expect, type Page } from '@playwright/test';
import { DEMO_PASSWORD } from '#tests/support/demo-password.ts';
import { hasAllLooks } from '#tests/support/looks.ts';
import { findAxeFindings } from './support/find-axe-findings.ts';
import { openPage, waitForHydration } from './support/open-page.ts';
import { DESKTOP, overflow, PHONE } from './support/screen-sizes.ts';
import { test } from './support/site-test.ts';

const LIST = '/pro/nos-produits/chauffage-electrique';
const PAGES = {
  fr: [
    '/pro/mes-favoris',
    '/mes-points-de-fidelite',
    '/pro/mes-codes-promo',
    '/pro/mes-contacts-thermo',
    '/pro/a-telecharger?q=bise',
  ],
  en: [
    '/en/my-favorites',
    '/en/my-loyalty-points',
    '/en/my-promo-codes',
    '/en/my-chauffage-contacts',
    '/en/pro/to-download?q=bise',
  ],
} as const;

async function logIn(page: Page): Promise<void> {
  await page.locator('main [name="email"]').fill('pro@atre.example');
  await page.locator('main [name="password"]').fill(DEMO_PASSWORD);
  await page.locator('main form button[type="submit"]').click();
  await page.waitForURL((url) => !url.pathname.endsWith('/connexion'));
  await waitForHydration(page);
}

async function openLoggedIn(page: Page, path: string): Promise<void> {
  await openPage(page, '/pro/connexion');
  await logIn(page);
  await openPage(page, path);
}

const heart = (page: Page, name: string) =>
  page.getByRole('button', { name: `Favori : ${name}`, exact: true });

for (const [turn, [language, locale]] of (
  [
    ['fr', 'fr-FR'],
    ['en', 'en-GB'],
  ] as const
).entries()) {
  test.describe(`in ${language}`, () => {
    test.use({ locale });

    test('[AC-11, AC-12] benefit pages: no axe findings on phone and desktop', async ({ page }) => {
      await openPage(page, '/pro/connexion');
      await logIn(page);
      const shared = PAGES[language].filter((_path, index) => hasAllLooks || index % 2 === turn);
      for (const path of shared) {
        await openPage(page, path);
        for (const size of [PHONE, DESKTOP]) {
          await page.setViewportSize(size);
          expect([path, size.width, await overflow(page)]).toEqual([path, size.width, 0]);
        }
        expect([path, await findAxeFindings(page, 'main')]).toEqual([path, []]);
      }
    });
  });
}

test('[AC-11] favourite button: pressed at once, stays pressed after a reload, and can be released', async ({
  page,
}) => {
  await openLoggedIn(page, LIST);
  const refend = heart(page, 'Refend');
  await expect(refend).toHaveAttribute('aria-pressed', 'false');
  const box = await refend.boundingBox();
  expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
  const saved = page.waitForResponse((response) => response.url().includes('/favorite'));
  await refend.click();
  await expect(refend).toHaveAttribute('aria-pressed', 'true');
  await saved;
  await page.reload();
  await waitForHydration(page);
  await expect(refend).toHaveAttribute('aria-pressed', 'true');
  const removed = page.waitForResponse((response) => response.url().includes('/favorite/'));
  await refend.click();
  await removed;
  await expect(refend).toHaveAttribute('aria-pressed', 'false');
});

test('[AC-11] favourite that is refused: released again with a message', async ({ page, complaints }) => {
  complaints.allow(/status of 503/);
  await openLoggedIn(page, LIST);
  await page.route('**/favorite?**', (route) =>
    route.fulfill({ status: 503, json: { code: 'unavailable', message: '' } }),
  );
  await heart(page, 'Claustra').click();
  await expect(page.getByText('Vos favoris n’ont pas pu être modifiés')).toBeVisible();
  await expect(heart(page, 'Claustra')).toHaveAttribute('aria-pressed', 'false');
});

test('[AC-11] favourite of a guest: login leads back to the page, where it is pressed', async ({ page }) => {
  await openPage(page, '/pro/produit/colombage');
  await page.getByRole('button', { name: 'Favori', exact: true }).click();
  await page.waitForURL(/connexion/);
  await logIn(page);
  expect(new URL(page.url()).pathname).toBe('/pro/produit/colombage');
  const button = page.getByRole('button', { name: 'Favori', exact: true });
  await expect(button).toHaveAttribute('aria-pressed', 'true');
  await openPage(page, '/pro/mes-favoris');
  await page.getByRole('button', { name: 'Retirer Colombage de mes favoris' }).click();
  await expect(page.getByText('Colombage n’est plus dans vos favoris')).toBeVisible();
  await page.getByRole('button', { name: 'Annuler' }).click();
  await expect(page.getByRole('button', { name: 'Retirer Colombage de mes favoris' })).toBeVisible();
  await page.getByRole('button', { name: 'Retirer Colombage de mes favoris' }).click();
  await expect(page.getByText('Colombage n’est plus dans vos favoris')).toBeVisible();
});

test('[AC-12] promotion code: copied; statement and contact: downloaded', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openLoggedIn(page, '/pro/mes-codes-promo');
  await page.getByRole('button', { name: 'Copier le code PORT-OFFERT' }).click();
  await expect(page.getByText('Le code est copié.')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('PORT-OFFERT');
  await openPage(page, '/mes-points-de-fidelite');
  const [statement] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Télécharger le relevé (CSV)' }).click(),
  ]);
  expect(statement.suggestedFilename()).toBe('releve-de-points-C-004512.csv');
  await openPage(page, '/pro/mes-contacts-chauffage');
  const [card] = await Promise.all([
    page.waitForEvent('download'),
    page
      .getByRole('link', { name: /^Ajouter .* \(vCard\)$/ })
      .first()
      .click(),
  ]);
  expect(card.suggestedFilename()).toMatch(/\.vcf$/);
});
