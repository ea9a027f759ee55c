import { expect, type Cookie, type Page } from '@playwright/test';
import { BACKOFFICE_URL, TEST_OPERATOR_TOKEN } from './addresses.ts';

const API = `${BACKOFFICE_URL}/api/v1/operator`;
const COMMON = 'site_id=1&lang=fr&sales_plan_id=1';
const PASSWORD = 'Chaleur!2026';

let count = 0;
/** Cookies of the operators of this worker, by role: passwords take long to hash. */
const sessions = new Map<string, Cookie[]>();

/** Attempts are limited by address: each operator has its own (RFC 2544). */
const newAddress = () => `198.18.${Math.floor(Math.random() * 250)}.${Math.floor(Math.random() * 250) + 1}`;

/** Signs the browser of the page in as an operator with a role, which other tests may be, too. */
export async function signInOperator(page: Page, role: string): Promise<void> {
  const known = sessions.get(role);
  if (known) return page.context().addCookies(known);
  // A sign-in ends the session whose cookie it brings.
  await page.context().clearCookies({ name: /operator/ });
  await signInNewOperator(page, role);
  sessions.set(role, await page.context().cookies(`${BACKOFFICE_URL}/api/v1/`));
}

/** Creates an operator with a role and signs the browser of the page in, as the pages of the admin do. */
export async function signInNewOperator(page: Page, role: string): Promise<void> {
  count += 1;
  const email = `operator-${process.pid}-${Date.now()}-${count}@atre.example`;
  const address = { 'x-client-address': newAddress() };
  const machine = { authorization: `Bearer ${TEST_OPERATOR_TOKEN}`, ...address };
  await post('invitation', { email, role }, machine);
  const token = await readInvitation(email);
  const person = { name: 'Odile Marchand', password: PASSWORD, password_confirmation: PASSWORD };
  await post('invitation-acceptance', { token, ...person }, address);
  const response = await page.request.post(`${API}/session?${COMMON}`, {
    data: { email, password: PASSWORD },
    headers: { origin: BACKOFFICE_URL, ...address },
  });
  expect(response.status()).toBe(200);
}

async function post(path: string, body: object, headers: Record<string, string>): Promise<void> {
  const response = await fetch(`${API}/${path}?${COMMON}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
  expect(response.status).toBe(200);
}

/** Token of the latest invitation in the mailbox. */
async function readInvitation(email: string): Promise<string> {
  const list = await (await fetch(`${BACKOFFICE_URL}/mailbox`)).text();
  const row = list.split('<tr>').find((each) => each.includes(email)) ?? '';
  const [, path = ''] = /href="(\/mailbox\/\d+)"/.exec(row) ?? [];
  const mail = await (await fetch(`${BACKOFFICE_URL}${path}`)).text();
  const [, token = ''] = /\/admin\/#\/invitation\/([\w-]{43})/.exec(mail) ?? [];
  expect(token).not.toBe('');
  return token;
}
