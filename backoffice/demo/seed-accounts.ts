import type { Kysely } from 'kysely';
import { emailKey } from '#backoffice/accounts/find-account.ts';
import { hashPassword } from '#backoffice/accounts/passwords.ts';
import { setCreditLimit } from '#backoffice/credit/set-credit-limit.ts';
import type { Schema } from '#backoffice/database/schema.ts';
import { DEMO_ACCOUNTS, DEMO_PASSWORD, type DemoAccount } from './demo-accounts.data.ts';
import { readProductIds } from './read-product-ids.ts';

const CENTS = 100;
/** Name of the operator who approves the demo accounts. */
const OPERATOR = 'A. Brunel';

export async function seedAccounts(db: Kysely<Schema>, siteId: number): Promise<void> {
  const products = await readProductIds(db);
  for (const account of DEMO_ACCOUNTS) await seedAccount(db, siteId, account, products);
}

async function seedAccount(
  db: Kysely<Schema>,
  siteId: number,
  { email, state, customer, company, addresses, favorites }: DemoAccount,
  products: Map<string, number>,
): Promise<void> {
  const companyId = company ? await seedCompany(db, siteId, company, addresses) : null;
  const { id: customerId } = await db
    .insertInto('customer')
    .values({ ...customer, site_id: siteId, company_id: companyId, lang: 'fr' })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('account')
    .values({
      site_id: siteId,
      customer_id: customerId,
      email,
      email_key: emailKey(email),
      password_hash: await hashPassword(DEMO_PASSWORD),
      state,
      form_key: null,
    })
    .execute();
  await db
    .insertInto('address')
    .values(
      addresses.map(({ of, ...address }) => ({
        ...address,
        customer_id: of === 'customer' ? customerId : null,
        company_id: of === 'company' ? companyId : null,
      })),
    )
    .execute();
  const ids = favorites.map((key) => productId(products, key));
  if (ids.length === 0) return;
  await db
    .insertInto('favorite')
    .values(ids.map((id) => ({ customer_id: customerId, entity_type: 'product', entity_id: id })))
    .execute();
}

async function seedCompany(
  db: Kysely<Schema>,
  siteId: number,
  { siret, name, discount, creditLimit }: NonNullable<DemoAccount['company']>,
  addresses: DemoAccount['addresses'],
): Promise<number> {
  const seat = addresses.find(({ of }) => of === 'company');
  if (!seat) throw new Error(`The demo company ${name} has no address.`);
  const { address_1, address_2, zipcode, city } = seat;
  await db
    .insertInto('company_register')
    .values({ siret, name, address_1, address_2, zipcode, city, active: true })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const { id } = await db
    .insertInto('company')
    .values({ site_id: siteId, siret, name, discount })
    .returning('id')
    .executeTakeFirstOrThrow();
  await setCreditLimit(db, { companyId: id, limit: creditLimit * CENTS, by: OPERATOR });
  return id;
}

function productId(products: Map<string, number>, key: string): number {
  const id = products.get(key);
  if (id === undefined) throw new Error(`The demo has no product ${key}.`);
  return id;
}
