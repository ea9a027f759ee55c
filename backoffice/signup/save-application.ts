import { sql, type Kysely } from 'kysely';
import { emailKey } from '#backoffice/accounts/find-account.ts';
import type { Schema } from '#backoffice/database/schema.ts';
import type { Locale } from '#shared/locale.ts';
import type { Application } from './read-signup.ts';

export type NewAccount = {
  siteId: number;
  lang: Locale;
  application: Application;
  passwordHash: string;
  formKey: string;
};

/** Numbers below are those of customers who were there before the site. */
const FIRST_NUMBER = 5000;

/** What is mailed, in the transaction that keeps what it is about. */
export type Letters = {
  confirm: (within: Kysely<Schema>, accountId: number) => Promise<void>;
  tellKnown: (within: Kysely<Schema>) => Promise<void>;
};

/**
 * Keeps company, address, customer, account and letter, or the letter alone when the e-mail has its account already;
 * nothing at all when the form has. Either way as much is written, undone or not, and something is kept: how long it
 * takes does not tell one from the other.
 */
export async function saveApplication(
  db: Kysely<Schema>,
  account: NewAccount,
  { confirm, tellKnown }: Letters,
): Promise<void> {
  await db.transaction().execute(async (within) => {
    await sql`savepoint application`.execute(within);
    const companyId = await saveCompany(within, account);
    const customerId = await saveCustomer(within, account, companyId);
    const accountId = await saveAccount(within, account, customerId);
    if (accountId !== undefined) return confirm(within, accountId);
    await sql`rollback to savepoint application`.execute(within);
    if (!(await isSaved(within, account))) await tellKnown(within);
  });
}

/** Whether this form has made its account already. */
export async function isSaved(
  db: Kysely<Schema>,
  { siteId, formKey }: Pick<NewAccount, 'siteId' | 'formKey'>,
): Promise<boolean> {
  const account = await db
    .selectFrom('account')
    .select('id')
    .where('site_id', '=', siteId)
    .where('form_key', '=', formKey)
    .executeTakeFirst();
  return account !== undefined;
}

/** `undefined`: the e-mail or the form has its account already. */
async function saveAccount(
  db: Kysely<Schema>,
  { siteId, application: { email }, passwordHash, formKey }: NewAccount,
  customerId: number,
): Promise<number | undefined> {
  const saved = await db
    .insertInto('account')
    .values({
      site_id: siteId,
      customer_id: customerId,
      email,
      email_key: emailKey(email),
      password_hash: passwordHash,
      state: 'created',
      form_key: formKey,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return saved?.id;
}

/** One company a number. Nobody of it is confirmed so far: what is written now stands for what was written before. */
async function saveCompany(
  db: Kysely<Schema>,
  { siteId, application: { siret, company, ...place } }: NewAccount,
): Promise<number> {
  const { id } = await db
    .insertInto('company')
    .values({ site_id: siteId, siret, name: company })
    .onConflict((conflict) => conflict.columns(['site_id', 'siret']).doUpdateSet({ name: company }))
    .returning('id')
    .executeTakeFirstOrThrow();
  await db.deleteFrom('address').where('company_id', '=', id).execute();
  await db
    .insertInto('address')
    .values({
      customer_id: null,
      company_id: id,
      label: company,
      address_1: place.address_1,
      address_2: place.address_2,
      zipcode: place.zipcode,
      city: place.city,
      mobile: null,
      invoice: true,
      primary: true,
    })
    .execute();
  return id;
}

async function saveCustomer(
  db: Kysely<Schema>,
  { siteId, lang, application }: NewAccount,
  companyId: number,
): Promise<number> {
  const { rows } = await sql<{
    id: number;
  }>`select nextval(pg_get_serial_sequence('customer', 'id'))::int as id`.execute(db);
  const id = rows[0]?.id;
  if (id === undefined) throw new Error('Customers have no numbers.');
  await db
    .insertInto('customer')
    .values({
      id,
      site_id: siteId,
      number: `C-${String(FIRST_NUMBER + id).padStart(6, '0')}`,
      company_id: companyId,
      civility: application.civility,
      firstname: application.firstname,
      lastname: application.lastname,
      phone: application.phone,
      lang,
    })
    .execute();
  return id;
}
