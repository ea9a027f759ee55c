import { expect, test } from '@playwright/test';
import { BACKOFFICE_URL, TEST_OPERATOR_TOKEN } from './support/addresses.ts';
import { findAxeFindings } from './support/find-axe-findings.ts';
import { overflow } from './support/screen-sizes.ts';
import { signInOperator } from './support/sign-in-operator.ts';

const ADMIN = `${BACKOFFICE_URL}/admin/`;

/** The code of a screen arrives, on a busy machine. */
const LOADED_MS = 40_000;

/** Each test creates an operator, whose password takes long to hash on a busy machine. */
test.slow();
test.use({ locale: 'fr-FR' });

/** The stored site. */
async function read(): Promise<unknown> {
  const url = `${BACKOFFICE_URL}/api/v1/site/record/1?site_id=1&lang=fr&sales_plan_id=1`;
  const response = await fetch(url, { headers: { authorization: `Bearer ${TEST_OPERATOR_TOKEN}` } });
  return response.json();
}

test('admin: the owner sees what the shop still lacks, tries the emails, and follows a step', async ({
  page,
}) => {
  await signInOperator(page, 'owner');
  await page.goto(ADMIN);
  await expect(page.getByRole('heading', { name: 'Mise en route de la boutique' })).toBeVisible();
  // An order of another test is a step, too.
  const steps = page.getByRole('progressbar', { name: /^[89] étapes sur 12$/ });
  await expect(steps).toHaveAccessibleName(
    `${await page.getByRole('img', { name: 'Fait', exact: true }).count()} étapes sur 12`,
  );
  await page.getByRole('button', { name: 'M’envoyer un message d’essai' }).click();
  await expect(page.getByText('Aucun serveur d’envoi n’est réglé')).toBeVisible();
  await page.getByRole('link', { name: 'Double authentification', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mon profil');
  await page.context().clearCookies();
  await signInOperator(page, 'content');
  await page.goto(ADMIN);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'À faire' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Mise en route de la boutique' })).toHaveCount(0);
});

test('admin: colours of the brand are previewed as they are typed, weak contrasts named, wrong values refused', async ({
  page,
}) => {
  await signInOperator(page, 'owner');
  await page.goto(`${ADMIN}#/shop`);
  await page.getByRole('button', { name: 'Choisir d’autres couleurs' }).click();
  const accent = page.getByRole('textbox', { name: 'Accent', exact: true });
  await accent.fill('#ffcc00');
  await expect(page.getByText('#ffffff sur #ffcc00 se lit mal')).toBeVisible();
  await expect(page.getByText('Ajouter au panier')).toHaveCSS('background-color', 'rgb(255, 204, 0)');
  await accent.fill('jaune');
  await expect(page.getByText('Écrivez la couleur comme #b23a17.')).toBeVisible();
  await page.getByRole('button', { name: 'Revenir aux couleurs d’origine' }).click();

  await page.getByRole('tab', { name: 'Vendeur' }).click();
  await page.getByLabel('SIRET').fill('12345678901234');
  await page.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'SIRET – ' }).first()).toBeVisible();
});

for (const width of [1440, 390])
  test(`admin: the screens of the shop are accessible and fit at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await signInOperator(page, 'owner');
    for (const tab of ['', '/seller', '/sales', '/languages']) {
      await page.goto(`${ADMIN}#/shop/1${tab}`);
      await expect(page.getByRole('tab', { selected: true })).toBeVisible({ timeout: LOADED_MS });
      await expect(async () => {
        expect({ tab, findings: await findAxeFindings(page) }).toEqual({ tab, findings: [] });
      }).toPass({ timeout: 60_000 });
      expect(await overflow(page)).toBe(0);
    }
  });

test('admin: a fact of the shop is changed and put back, and nothing else changes', async ({ page }) => {
  await signInOperator(page, 'owner');
  const before = await read();
  await page.goto(`${ADMIN}#/shop/1/seller`);
  const field = page.getByLabel('E-mail pour les données personnelles');
  const written = await field.inputValue();
  for (const value of [`autre.${written}`, written]) {
    await field.fill(value);
    await page.getByRole('button', { name: 'Enregistrer' }).click();
    await expect
      .poll(async () => JSON.stringify(await read()), { timeout: LOADED_MS })
      .toContain(`"${value}"`);
    // The form has the stored values again once the notice is there, and the next notice is another one.
    const notice = page.getByText('Enregistré', { exact: true });
    await expect(notice).toBeVisible({ timeout: LOADED_MS });
    await expect(notice).toBeHidden({ timeout: LOADED_MS });
    await expect(page.getByRole('button', { name: 'Enregistrer' })).toBeDisabled();
  }
  expect(await read()).toEqual(before);
});
