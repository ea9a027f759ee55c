import { expect, type Page } from '@playwright/test';
import { authState } from '#shared/contract/customer.ts';
import { createBuyer, type Buyer } from '#tests/support/checkout.ts';
import { createTestClient } from '#tests/support/test-api.ts';
import { BACKOFFICE_URL } from './addresses.ts';
import { newProfessional, NEW_PASSWORD } from './new-professional.ts';
import { ownAddress } from './own-address.ts';
import { waitForHydration } from './open-page.ts';

export type OwnBuyer = {
  email: string;
  /** Id of the customer. */
  customer: string;
  /** The same buyer in another session, by API. */
  elsewhere: Buyer;
  /** Ids of spare parts in stock. */
  parts: number[];
};

/** Creates a professional with one piece of a part in a cart that is ready to be ordered, without a browser session. */
export async function createOwnBuyer(): Promise<OwnBuyer> {
  const email = await newProfessional();
  const api = createTestClient(BACKOFFICE_URL);
  const login = await api.call('POST', '/user/login', {
    body: { email, password: NEW_PASSWORD },
    address: ownAddress(),
  });
  const { token, customer } = authState.parse(login.body);
  const elsewhere = createBuyer(api, token);
  const query = { sales_plan_id: '3', perPage: '50' };
  const { body } = await elsewhere.call('GET', '/part', { query });
  const parts = (body as { items: { element_id: number; stock: string }[] }).items
    .filter(({ stock }) => stock === 'in_stock')
    .map(({ element_id: id }) => id);
  expect((await elsewhere.add(parts[0] ?? 0)).status).toBe(200);
  expect((await elsewhere.ship()).status).toBe(200);
  return { email, customer: customer.customer_id, elsewhere, parts };
}

/** Logs the buyer in by the login form on the page. */
export async function fillInLogin(page: Page, email: string): Promise<void> {
  await page.locator('main [name="email"]').fill(email);
  await page.locator('main [name="password"]').fill(NEW_PASSWORD);
  await page.getByRole('button', { name: 'Se connecter' }).click();
}

/** Logs the buyer in and opens a page. */
export async function enterAs(page: Page, email: string, path: string): Promise<void> {
  await page.goto(`/pro/connexion?redirect=${encodeURIComponent(path)}`);
  await fillInLogin(page, email);
  await page.waitForURL((url) => url.pathname + url.search === path);
  await waitForHydration(page);
}
