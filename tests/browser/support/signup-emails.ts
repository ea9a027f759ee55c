import { readCompanies } from '#backoffice/demo/company-record.ts';
import { readDemoShop } from '#backoffice/demo/demo-shop.ts';
import { newestToken } from '#tests/support/signup-form.ts';
import { createTestClient } from '#tests/support/test-api.ts';
import { BACKOFFICE_URL } from './addresses.ts';

/** A SIRET of the register without an account, also with concurrent tests. */
export async function freeSiret(): Promise<string> {
  const api = createTestClient(BACKOFFICE_URL);
  const companies = await readDemoShop(readCompanies);
  for (;;) {
    const { siret = '' } = companies[Math.floor(Math.random() * companies.length)] ?? {};
    const { body } = await api.get('/user/check-siret', { siret });
    const { active, used } = body as { active: boolean; used: boolean };
    if (active && !used) return siret;
  }
}

/** The token of the newest confirmation link mailed to an address. */
export function mailedToken(email: string): Promise<string> {
  return newestToken(BACKOFFICE_URL, email);
}

/** Approves a company on the team's page, with a credit limit in euros or none. */
export async function approve(email: string, creditLimit?: number): Promise<void> {
  const list = await (await fetch(`${BACKOFFICE_URL}/accounts`)).text();
  const row = list.split('<tr>').find((line) => line.includes(email)) ?? '';
  const path = /action="(\/accounts\/\d+\/approve)"/.exec(row)?.[1];
  if (path === undefined) throw new Error(`${email} does not await approval.`);
  const body = new URLSearchParams();
  if (creditLimit !== undefined) body.set('credit_limit', String(creditLimit));
  body.set('by', 'A. Brunel');
  await fetch(BACKOFFICE_URL + path, { method: 'POST', body });
}
