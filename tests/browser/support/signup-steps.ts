import { expect, type Page } from '@playwright/test';
import { approve, freeSiret, mailedToken } from './signup-emails.ts';

export const PASSWORD = 'Chaleur-2026';

export const WORDS = {
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

export const newEmail = () => `essai-${crypto.randomUUID().slice(0, 8)}@huppe.example`;
export const press = (page: Page, name: string) => page.getByRole('button', { name }).click();
export const stepTitle = (page: Page, words: Words, step: number) =>
  expect(page.getByRole('heading', { level: 2, name: words.steps[step] ?? '', exact: true })).toBeVisible();
export const field = (page: Page, name: string) => page.locator(`main [name="${name}"]`);

/** From the empty form to the page that announces the email. */
export async function signUp(page: Page, words: Words, email: string): Promise<void> {
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

/** From the email's link to "waiting for approval", and on to "open". */
export async function confirm(page: Page, words: Words, email: string): Promise<void> {
  const link = `${words.validation}?token=${await mailedToken(email)}`;
  await page.goto(link);
  await press(page, words.confirm);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.waiting);
  await approve(email);
  await page.goto(link);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.open);
}
