import { expect } from '@playwright/test';
import { takeTurn } from '#tests/support/looks.ts';
import { findAxeFindings, OWN_PART } from './support/find-axe-findings.ts';
import { openPage } from './support/open-page.ts';
import { freeSiret } from './support/signup-emails.ts';
import {
  confirm,
  field,
  newEmail,
  PASSWORD,
  press,
  signUp,
  stepTitle,
  WORDS,
} from './support/signup-steps.ts';
import { test } from './support/site-test.ts';

/** Console message of the browser for status 422. */
const REFUSED = /status of 422/;
for (const locale of takeTurn(['fr', 'en'] as const, 1)) {
  test(`[RT-12, RT-22, RT-23, AC-08] from the SIRET to the approval, ${locale}`, async ({ page }) => {
    const email = newEmail();
    await openPage(page, WORDS[locale].path);
    await signUp(page, WORDS[locale], email);
    expect(await findAxeFindings(page, OWN_PART)).toEqual([]);
    await confirm(page, WORDS[locale], email);
  });
}

test('[VA-04, VA-06] errors: on blur and on submit; password rules: during input', async ({
  page,
  complaints,
}) => {
  complaints.allow(REFUSED);
  await openPage(page, WORDS.fr.path);
  await field(page, 'siret').fill('1234');
  await page.keyboard.press('Tab');
  await expect(page.getByText('Continuer')).toBeFocused();
  await press(page, 'Continuer');
  await expect(field(page, 'siret')).toBeFocused();
  await expect(page.locator('[data-banner="error"]')).toContainText('Un SIRET compte 14 chiffres');
  await field(page, 'siret').fill(await freeSiret());
  await press(page, 'Continuer');
  await stepTitle(page, WORDS.fr, 1);
  await expect(page.getByRole('heading', { level: 2, name: 'L’entreprise' })).toBeFocused();
  await field(page, 'company').fill('<b>Huppe</b>');
  await press(page, 'Continuer');
  await stepTitle(page, WORDS.fr, 2);
  await field(page, 'email').fill('camille@');
  await field(page, 'phone').focus();
  await expect(page.getByText('Écrivez l’adresse e-mail ainsi')).toBeVisible();
  await expect(page.locator('[data-banner="error"]')).toBeHidden();
  await press(page, 'Étape précédente');
  await expect(field(page, 'company')).toHaveValue('<b>Huppe</b>');
  await press(page, 'Continuer');
  await expect(field(page, 'email')).toHaveValue('camille@');
  await field(page, 'email').fill('camille@huppe.example');
  await field(page, 'civility').last().check();
  await field(page, 'firstname').fill('Camille');
  await field(page, 'lastname').fill('Aubert');
  await field(page, 'phone').fill('0465711234');
  await press(page, 'Continuer');
  await stepTitle(page, WORDS.fr, 3);
  await field(page, 'password').fill('Chaleur');
  await expect(page.locator('[data-live-region]')).toContainText('Encore 3 règles à respecter.');
  await field(page, 'password').fill(PASSWORD);
  await expect(page.locator('[data-live-region]')).toContainText('Les cinq règles sont respectées.');
  await page.getByRole('button', { name: 'Afficher' }).first().click();
  await expect(field(page, 'password')).toHaveAttribute('type', 'text');
  expect(await findAxeFindings(page, OWN_PART)).toEqual([]);
});

test('[AC-08] sign-up: by keyboard', async ({ page }) => {
  await openPage(page, WORDS.fr.path);
  await field(page, 'siret').focus();
  await page.keyboard.type(await freeSiret());
  await page.keyboard.press('Enter');
  await stepTitle(page, WORDS.fr, 1);
  await page.keyboard.press('Tab');
  await expect(field(page, 'company')).toBeFocused();
  await page.keyboard.press('Enter');
  await stepTitle(page, WORDS.fr, 2);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  for (const words of ['Camille', 'Aubert', newEmail(), '0465711234']) {
    await page.keyboard.press('Tab');
    await page.keyboard.type(words);
  }
  await page.keyboard.press('Enter');
  await stepTitle(page, WORDS.fr, 3);
  await page.keyboard.press('Tab');
  await page.keyboard.type(PASSWORD);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.type(PASSWORD);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await page.keyboard.press('Enter');
  // Register check and password hash take a while on a busy machine.
  await expect(page).toHaveURL(WORDS.fr.confirmation, { timeout: 15_000 });
  await expect(page.getByRole('button', { name: /Renvoyer dans \d+\ss/ })).toBeVisible();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('[AC-08] sign-up: the whole form, with an error', async ({ page, complaints }) => {
    complaints.allow(REFUSED);
    const email = newEmail();
    await page.goto(WORDS.en.path);
    await field(page, 'siret').fill('12345678901234');
    await press(page, WORDS.en.next);
    await expect(page.locator('[data-banner="error"]')).toContainText('This number does not exist');
    await expect(field(page, 'siret')).toHaveValue('12345678901234');
    await signUp(page, WORDS.en, email);
    await confirm(page, WORDS.en, email);
  });
});
