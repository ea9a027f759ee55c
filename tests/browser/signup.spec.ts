import { expect, type Page } from '@playwright/test';
import { findAxeFaults } from './support/find-axe-faults.ts';
import { openPage } from './support/open-page.ts';
import { approve, freeSiret, mailedToken } from './support/signup-letters.ts';
import { test } from './support/site-test.ts';

/** What the browser says of an answer 422. */
const REFUSED = /status of 422/;
const PASSWORD = 'Chaleur-2026';

const WORDS = {
  fr: {
    path: '/pro/inscription',
    next: 'Continuer',
    send: 'Demander mon compte',
    company: 'Raison sociale',
    steps: ['Votre SIRET', 'L’entreprise', 'Vous', 'Mot de passe'],
    confirmation: '/pro/confirmation-inscription',
    validation: '/pro/validation-inscription',
    confirm: 'Confirmer mon adresse',
    waiting: 'Votre adresse est confirmée',
    open: 'Votre compte est ouvert',
  },
  en: {
    path: '/en/pro/signup',
    next: 'Continue',
    send: 'Apply for my account',
    company: 'Company name',
    steps: ['Your SIRET', 'The company', 'You', 'Password'],
    confirmation: '/en/pro/confirmation-signup',
    validation: '/en/pro/validate-account',
    confirm: 'Confirm my address',
    waiting: 'Your address is confirmed',
    open: 'Your account is open',
  },
} as const;
type Words = (typeof WORDS)['fr' | 'en'];

const newEmail = () => `essai-${crypto.randomUUID().slice(0, 8)}@huppe.example`;
const press = (page: Page, name: string) => page.getByRole('button', { name }).click();
const stepTitle = (page: Page, words: Words, step: number) =>
  expect(page.getByRole('heading', { level: 2, name: words.steps[step] ?? '', exact: true })).toBeVisible();
const field = (page: Page, name: string) => page.locator(`main [name="${name}"]`);

/** From the empty form to the page that says that a mail is on its way. */
async function signUp(page: Page, words: Words, email: string): Promise<void> {
  await field(page, 'siret').fill(await freeSiret());
  await press(page, words.next);
  await stepTitle(page, words, 1);
  await expect(page.getByLabel(words.company)).not.toHaveValue('');
  await press(page, words.next);
  await stepTitle(page, words, 2);
  await field(page, 'civility').last().check();
  await field(page, 'firstname').fill('Camille');
  await field(page, 'lastname').fill('Aubert');
  await field(page, 'email').fill(email);
  await field(page, 'phone').fill('04 65 71 12 34');
  await press(page, words.next);
  await stepTitle(page, words, 3);
  await field(page, 'password').fill(PASSWORD);
  await field(page, 'password_confirmation').fill(PASSWORD);
  await field(page, 'terms').check();
  await press(page, words.send);
  await expect(page).toHaveURL(words.confirmation);
}

/** By the mail's link to "waiting for approval", and on to "open". */
async function confirm(page: Page, words: Words, email: string): Promise<void> {
  const link = `${words.validation}?token=${await mailedToken(email)}`;
  await page.goto(link);
  await press(page, words.confirm);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.waiting);
  await approve(email);
  await page.goto(link);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.open);
}

for (const locale of ['fr', 'en'] as const) {
  test(`[RT-12, RT-22, RT-23, AC-08] from the SIRET to the approval, ${locale}`, async ({ page }) => {
    const email = newEmail();
    await openPage(page, WORDS[locale].path);
    await signUp(page, WORDS[locale], email);
    expect(await findAxeFaults(page)).toEqual([]);
    await confirm(page, WORDS[locale], email);
  });
}

test('[VA-04, VA-06] faults are said on blur and on submit, the password’s rules while it is typed', async ({
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
  await expect(page.getByRole('alert')).toContainText('Un SIRET compte 14 chiffres');
  await field(page, 'siret').fill(await freeSiret());
  await press(page, 'Continuer');
  await stepTitle(page, WORDS.fr, 1);
  await expect(page.getByRole('heading', { level: 2, name: 'L’entreprise' })).toBeFocused();
  await field(page, 'company').fill('<b>Huppe</b>');
  await press(page, 'Continuer');
  await stepTitle(page, WORDS.fr, 2);
  await field(page, 'email').fill('camille@');
  await field(page, 'phone').focus();
  await expect(page.getByText('Une adresse e-mail s’écrit comme')).toBeVisible();
  await expect(page.getByRole('alert')).toBeHidden();
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
  await expect(page.getByText('Encore 3 règles à respecter.')).toBeAttached();
  await field(page, 'password').fill(PASSWORD);
  await expect(page.getByText('Les cinq règles sont respectées.')).toBeAttached();
  await page.getByRole('button', { name: 'Afficher' }).first().click();
  await expect(field(page, 'password')).toHaveAttribute('type', 'text');
  expect(await findAxeFaults(page)).toEqual([]);
});

test('[AC-08] by keyboard alone', async ({ page }) => {
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
  await expect(page).toHaveURL(WORDS.fr.confirmation);
  await expect(page.getByRole('button', { name: /Renvoyer dans \d+ s/ })).toBeVisible();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('[AC-08] the whole way, with a mistake', async ({ page, complaints }) => {
    complaints.allow(REFUSED);
    const email = newEmail();
    await page.goto(WORDS.en.path);
    await field(page, 'siret').fill('12345678901234');
    await press(page, WORDS.en.next);
    await expect(page.getByRole('alert')).toContainText('There is no such number');
    await expect(field(page, 'siret')).toHaveValue('12345678901234');
    await signUp(page, WORDS.en, email);
    await confirm(page, WORDS.en, email);
  });
});
