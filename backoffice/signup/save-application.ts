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

/** Lower customer numbers belong to customers from before the site. */
const FIRST_NUMBER = 5000;

/** Queue emails in the transaction of the application. */
export type EmailQueue = {
  confirm: (trx: Kysely<Schema>, accountId: number) => Promise<void>;
  notifyOwner: (trx: Kysely<Schema>) => Promise<void>;
};

/**
 * Saves company, address, customer, account and email; only the email when the address has an account;
 * nothing when the form was saved before. All cases do the same amount of writing, rolled back or not, so
 * that response times do not reveal known addresses.
 */
export async function saveApplication(
  db: Kysely<Schema>,
  account: NewAccount,
  { confirm, notifyOwner }: EmailQueue,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await sql`savepoint application`.execute(trx);
    const companyId = await saveCompany(trx, account);
    const customerId = await saveCustomer(trx, account, companyId);
    const accountId = await saveAccount(trx, account, customerId);
    if (accountId !== undefined) return confirm(trx, accountId);
    await sql`rollback to savepoint application`.execute(trx);
    if (!(await isSaved(trx, account))) await notifyOwner(trx);
  });
}

/** True if this form has created its account already. */
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

/** `undefined`: the email or the form has an account already. */
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

/** One company per SIRET. It has no confirmed account yet, so the new data replace the old. */
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
  if (id === undefined) throw new Error('No customer number was assigned.');
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
