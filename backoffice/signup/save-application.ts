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

/** Thrown inside the transaction so that nothing of it stays. */
class AlreadyKnown extends Error {}

/**
 * Keeps company, address, customer and account, with what `andThen` writes, or nothing at all when the e-mail or the
 * form has its account already. Up to there the work is the same, so that its time does not tell one from the other.
 */
export async function saveApplication(
  db: Kysely<Schema>,
  account: NewAccount,
  andThen: (within: Kysely<Schema>, accountId: number) => Promise<void>,
): Promise<'saved' | 'known'> {
  try {
    await db.transaction().execute(async (within) => {
      const companyId = await saveCompany(within, account);
      const customerId = await saveCustomer(within, account, companyId);
      const saved = await within
        .insertInto('account')
        .values({
          site_id: account.siteId,
          customer_id: customerId,
          email: account.application.email,
          email_key: emailKey(account.application.email),
          password_hash: account.passwordHash,
          state: 'created',
          form_key: account.formKey,
        })
        .onConflict((conflict) => conflict.doNothing())
        .returning('id')
        .executeTakeFirst();
      if (!saved) throw new AlreadyKnown();
      await andThen(within, saved.id);
    });
    return 'saved';
  } catch (error) {
    if (error instanceof AlreadyKnown) return 'known';
    throw error;
  }
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
