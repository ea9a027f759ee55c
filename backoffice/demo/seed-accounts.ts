import { sql, type Kysely } from 'kysely';
import { emailKey } from '#backoffice/accounts/find-account.ts';
import { hashPassword } from '#backoffice/accounts/passwords.ts';
import { setCreditLimit } from '#backoffice/credit/set-credit-limit.ts';
import type { Schema } from '#backoffice/database/schema.ts';
import type { DemoAccount, DemoAccounts } from './demo-account.ts';

const CENTS = 100;

type Context = { siteId: number; productIds: ReadonlyMap<string, number> };

/** Creates accounts with their companies, addresses and favourites. `productIds`: by key. */
export async function seedAccounts(
  db: Kysely<Schema>,
  context: Context,
  { password, approved_by: operator, accounts }: DemoAccounts,
): Promise<void> {
  for (const account of accounts) await seedAccount(db, { ...context, password, operator }, account);
}

async function seedAccount(
  db: Kysely<Schema>,
  { siteId, productIds, password, operator }: Context & { password: string; operator: string },
  account: DemoAccount,
): Promise<void> {
  const { email, state, customer, company, addresses } = account;
  const companyId = company ? await seedCompany(db, { siteId, operator }, company, addresses) : null;
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
      password_hash: await hashPassword(password),
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
  await seedFavorites(db, customerId, account, productIds);
}

async function seedFavorites(
  db: Kysely<Schema>,
  customerId: number,
  { favorites, former_favorites: former }: DemoAccount,
  productIds: ReadonlyMap<string, number>,
): Promise<void> {
  const favorite = { customer_id: customerId, entity_type: 'product' };
  for (const key of favorites)
    await db
      .insertInto('favorite')
      .values({ ...favorite, entity_id: productId(productIds, key) })
      .execute();
  for (const { reference, days_ago: days } of former)
    await db
      .insertInto('favorite')
      .values({
        ...favorite,
        entity_id: await findFormerProduct(db, reference),
        added_at: sql<Date>`now() - ${`${days} days`}::interval`,
      })
      .execute();
}

async function seedCompany(
  db: Kysely<Schema>,
  { siteId, operator }: { siteId: number; operator: string },
  { siret, name, discount, credit_limit: creditLimit }: NonNullable<DemoAccount['company']>,
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
  await setCreditLimit(db, { companyId: id, limit: creditLimit * CENTS, by: operator });
  return id;
}

async function findFormerProduct(db: Kysely<Schema>, reference: string): Promise<number> {
  const { product_id: id } = await db
    .selectFrom('former_product')
    .where('reference', '=', reference)
    .select('product_id')
    .executeTakeFirstOrThrow();
  return id;
}

function productId(products: ReadonlyMap<string, number>, key: string): number {
  const id = products.get(key);
  if (id === undefined) throw new Error(`The demo has no product ${key}.`);
  return id;
}
