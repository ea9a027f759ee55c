import type { Page } from '@playwright/test';
import { createTestClient } from '#tests/support/test-api.ts';
import { BACKOFFICE_URL } from './addresses.ts';
import { waitForHydration } from './open-page.ts';

type SentResponse = { status: number; body: unknown };

/** A customer's calls to the back office, outside the browser. */
export type OwnCalls = (method: string, path: string, body?: unknown, key?: string) => Promise<SentResponse>;

/** Logs a customer in at the back office only. */
export async function callsOf(email: string, password: string): Promise<OwnCalls> {
  const api = createTestClient(BACKOFFICE_URL);
  const { body } = await api.call('POST', '/user/login', { body: { email, password } });
  const { token } = body as { token: string };
  return (method, path, sent, key) =>
    api.call(method, path, {
      token,
      query: { sales_plan_id: '3' },
      ...(sent !== undefined && { body: sent }),
      ...(key !== undefined && { key }),
    });
}

/** Replaces a customer's cart by pieces of one part, ready to be ordered. @throws when it cannot be */
export async function fillOwnCart(call: OwnCalls, reference: string, quantity: number): Promise<void> {
  const found = await createTestClient(BACKOFFICE_URL).get('/part', { text: reference });
  const { items } = found.body as { items: { element_id: number; reference: string }[] };
  const part = items.find((item) => item.reference === reference);
  await call('POST', '/cart/update', { type: 'list', elements: [] });
  const responses = [
    await call('POST', '/cart', { type: 'part', element_id: part?.element_id, quantity }),
    await call('POST', '/cart/update', {
      type: 'shipping',
      shipping: { carrier: 'colissimo_24_48', phone: '06 39 98 04 12' },
    }),
  ];
  if (responses.some(({ status }) => status !== 200)) throw new Error(JSON.stringify(responses));
}

/** Orders the cart. @returns the reference */
export async function placeOrder(call: OwnCalls, payment: string): Promise<string> {
  const { version } = (await call('GET', '/cart')).body as { version: string };
  const { status, body } = await call('POST', '/order', { payment, version }, crypto.randomUUID());
  if (status !== 200) throw new Error(`${status} ${JSON.stringify(body)}`);
  return (body as { reference: string }).reference;
}

/** Logs a customer in by the login page. */
export async function logInAs(page: Page, email: string, password: string): Promise<void> {
  await page.goto('/pro/connexion');
  await page.locator('main [name="email"]').fill(email);
  await page.locator('main [name="password"]').fill(password);
  await page.getByRole('button', { name: 'Se connecter' }).click();
  await page.waitForURL(/mon-compte/);
}

/** The same with scripts: waits for hydration. */
export async function enterAs(page: Page, email: string, password: string): Promise<void> {
  await logInAs(page, email, password);
  await waitForHydration(page);
}

/** Presses a button of the team's page of orders. */
export async function pressAsTeam(reference: string, action: string): Promise<void> {
  const list = await (await fetch(`${BACKOFFICE_URL}/orders`)).text();
  const row = list.split('<tr>').find((line) => line.includes(reference)) ?? '';
  const path = new RegExp(`action="(/orders/\\d+/${action})"`).exec(row)?.[1];
  if (path === undefined) throw new Error(`${reference} has no button to ${action} it.`);
  await fetch(BACKOFFICE_URL + path, { method: 'POST', body: new URLSearchParams({ tracking: 'AT1' }) });
}

/** Sets the credit limit of the customer's company, in euros, on the team's page. */
export async function setLimitAsTeam(call: OwnCalls, limit: number): Promise<void> {
  const { body } = await call('GET', '/cart');
  const { siret } = (body as { company: { siret: string } }).company;
  const list = await (await fetch(`${BACKOFFICE_URL}/credit`)).text();
  const row = list.split('<tr>').find((line) => line.includes(siret)) ?? '';
  const path = /action="(\/credit\/\d+)"/.exec(row)?.[1];
  if (path === undefined) throw new Error(`${siret} is no company.`);
  const fields = new URLSearchParams({ credit_limit: String(limit), by: 'A. Brunel' });
  await fetch(BACKOFFICE_URL + path, { method: 'POST', body: fields });
}
