import type { BrowserContext } from '@playwright/test';
import { logIn } from '#scripts/examples/log-in.ts';
import { signupValues } from '#tests/support/signup-form.ts';
import { createTestClient } from '#tests/support/test-api.ts';
import { BACKOFFICE_URL, SITE_URL } from './addresses.ts';
import { ownAddress } from './own-address.ts';
import { approve, freeSiret, mailedToken } from './signup-emails.ts';

export const NEW_PASSWORD = 'Chaleur-2026';

/** Creates an approved professional for one test, with a credit limit in euros or none. */
export async function newProfessional(lang: 'fr' | 'en' = 'fr', creditLimit?: number): Promise<string> {
  const email = `compte-${crypto.randomUUID().slice(0, 8)}@huppe.example`;
  const api = createTestClient(BACKOFFICE_URL);
  const body = signupValues({
    email,
    siret: await freeSiret(),
    password: NEW_PASSWORD,
    password_confirmation: NEW_PASSWORD,
  });
  // From its own address, because the number of applications is limited by address.
  const address = ownAddress();
  await api.call('POST', '/user/signup', { body, query: { lang }, address });
  await api.call('POST', '/customer-validate', { body: { token: await mailedToken(email) }, address });
  await approve(email, creditLimit);
  return email;
}

/** Logs a browser in as a new professional, whose cart is empty. */
export async function enterNew(context: BrowserContext): Promise<void> {
  await context.addCookies(await logIn(SITE_URL, await newProfessional(), NEW_PASSWORD));
}
