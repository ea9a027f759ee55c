import { expect, type Page } from '@playwright/test';
import { takeTurn } from '#tests/support/looks.ts';
import { openPage, waitForHydration } from './support/open-page.ts';
import { overflow } from './support/screen-sizes.ts';
import { confirm, field, newEmail, PASSWORD, press, signUp, WORDS } from './support/signup-steps.ts';
import { test } from './support/site-test.ts';

/** Console message of the browser for statuses 401 and 422. */
const REFUSED = /status of (?:401|422)/;

const JOURNEY = {
  fr: {
    login: '/pro/connexion',
    account: '/mon-compte',
    logIn: 'Se connecter',
    nav: 'Votre compte',
    pages: 9,
    deletion: 'Supprimer le compte',
    delete: 'Supprimer mon compte',
    deleted: 'Votre compte est supprimé',
    refused: 'le mot de passe est incorrect',
  },
  en: {
    login: '/en/pro/login',
    account: '/en/my-account',
    logIn: 'Log in',
    nav: 'Your account',
    // The pages of addresses are French only.
    pages: 8,
    deletion: 'Delete the account',
    delete: 'Delete my account',
    deleted: 'Your account has been deleted',
    refused: 'the password is wrong',
  },
} as const;
type Words = (typeof JOURNEY)['fr' | 'en'];

async function logIn(page: Page, words: Words, email: string): Promise<void> {
  await openPage(page, words.login);
  await field(page, 'email').fill(email);
  await field(page, 'password').fill(PASSWORD);
  await press(page, words.logIn);
}

for (const locale of takeTurn(['fr', 'en'] as const, 0)) {
  test(`[AC-01, AC-08, AC-15] sign-up with email confirmation and approval, every page of the account, deletion (${locale})`, async ({
    page,
    complaints,
  }) => {
    test.slow();
    complaints.allow(REFUSED);
    const words = JOURNEY[locale];
    const email = newEmail();
    await openPage(page, WORDS[locale].path);
    await signUp(page, WORDS[locale], email);
    await confirm(page, WORDS[locale], email);

    await logIn(page, words, email);
    await expect(page).toHaveURL(words.account);
    const links = page.getByRole('navigation', { name: words.nav }).getByRole('link');
    await expect(links).toHaveCount(words.pages);
    const paths = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
    for (const path of paths) {
      await page.goto(path);
      await waitForHydration(page);
      expect(new URL(page.url()).pathname).toBe(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(links.and(page.locator('[aria-current]'))).toHaveAttribute('href', path);
      expect([path, await overflow(page)]).toEqual([path, 0]);
    }

    await openPage(page, words.account);
    await page.getByRole('link', { name: words.deletion }).first().click();
    await field(page, 'password').fill(PASSWORD);
    await press(page, words.delete);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.deleted);
    await logIn(page, words, email);
    await expect(page.locator('[data-banner="error"]')).toContainText(words.refused);
  });
}
