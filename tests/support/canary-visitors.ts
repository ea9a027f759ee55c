import { DEMO_PASSWORD } from '#tests/support/demo-password.ts';
import { ask } from './ask.ts';
import { makeBuyers } from './many-buyers.ts';
import { addPart } from './shop-cart.ts';
import type { TestApi } from './test-api.ts';

/** Unique words of a visitor: `name` is in their name and company, `street` in their address, `part` in their cart. */
export type CanaryVisitor = { cookie: string; words: { name: string; street: string; part: string } };

export const LOGIN_FORM = {
  'sec-fetch-site': 'same-origin',
  'content-type': 'application/x-www-form-urlencoded',
};

/** The words of such visitors in a text. */
export function wordsIn(text: string): string[] {
  return text.match(/Essai [\da-f]{8}|rue-du-canari-\d+-x|CANARI-\d+-X/g) ?? [];
}

/** Creates visitors, logged in, each with unique words in name, address and cart. `port`: of the site. */
export async function makeCanaryVisitors(
  api: TestApi,
  port: number,
  count: number,
): Promise<CanaryVisitor[]> {
  const buyers = await makeBuyers(api, api.db, count);
  const { password_hash: hash } = await api.db
    .selectFrom('account')
    .select('password_hash')
    .where('email', '=', 'pro@atre.example')
    .executeTakeFirstOrThrow();
  await api.db
    .updateTable('account')
    .set({ password_hash: hash })
    .where('email', 'like', 'essai-%')
    .execute();
  const customers = await api.db
    .selectFrom('customer')
    .innerJoin('account', 'account.customer_id', 'customer.id')
    .select(['customer.id', 'lastname', 'email'])
    .where('lastname', 'like', 'Essai %')
    .orderBy('customer.id')
    .execute();
  const visitors: CanaryVisitor[] = [];
  // Sequential, because the rate limit refuses many logins at once.
  for (const [index, { add }] of buyers.entries()) {
    const own = customers[index];
    if (!own) throw new Error(`There is no visitor ${index}.`);
    const street = `rue-du-canari-${index}-x`;
    await api.db
      .updateTable('address')
      .set({ address_1: street })
      .where('customer_id', '=', own.id)
      .execute();
    const part = `CANARI-${index}-X`;
    await add(await addPart(api.db, { reference: part }));
    const cookie = await logIn(port, own.email, index);
    visitors.push({ cookie, words: { name: own.lastname, street, part } });
  }
  return visitors;
}

/** Logs in from an address per visitor, because rate limits are by address. @throws when the login fails */
async function logIn(port: number, email: string, index: number): Promise<string> {
  const { status, headers } = await ask(port, {
    method: 'POST',
    path: '/pro/connexion',
    headers: { ...LOGIN_FORM, 'x-forwarded-for': `10.0.${index >> 8}.${index & 255}` },
    body: new URLSearchParams({ email, password: DEMO_PASSWORD }).toString(),
  });
  if (status !== 303) throw new Error(`${email} is not logged in: ${status}.`);
  return (headers['set-cookie'] ?? []).map((line) => line.split(';', 1)[0] ?? '').join('; ');
}
