import type { Kysely } from 'kysely';
import type { Schema } from '#backoffice/database/schema.ts';
import { toTypedEmail } from '#shared/domain/typed-text.ts';
import { DEFAULT_LOCALE, isLocale, type Locale } from '#shared/locale.ts';

export type KnownAccount = {
  id: number;
  customerId: number;
  email: string;
  passwordHash: string;
  state: string;
  /** Language of emails. */
  lang: Locale;
  isProfessional: boolean;
};

/** Case-insensitive key: one account per email address. */
export function emailKey(email: string): string {
  return toTypedEmail(email).toLowerCase();
}

export async function findAccountByEmail(
  db: Kysely<Schema>,
  siteId: number,
  email: string,
): Promise<KnownAccount | undefined> {
  const row = await selectAccounts(db)
    .where('account.site_id', '=', siteId)
    .where('account.email_key', '=', emailKey(email))
    .executeTakeFirst();
  return row && toAccount(row);
}

export async function findAccount(db: Kysely<Schema>, id: number): Promise<KnownAccount | undefined> {
  const row = await selectAccounts(db).where('account.id', '=', id).executeTakeFirst();
  return row && toAccount(row);
}

type Row = {
  id: number;
  customer_id: number;
  email: string;
  password_hash: string;
  state: string;
  lang: string;
  company_id: number | null;
};

function selectAccounts(db: Kysely<Schema>) {
  return db
    .selectFrom('account')
    .innerJoin('customer', 'customer.id', 'account.customer_id')
    .select([
      'account.id',
      'account.customer_id',
      'account.email',
      'account.password_hash',
      'account.state',
      'customer.lang',
      'customer.company_id',
    ]);
}

function toAccount(row: Row): KnownAccount {
  return {
    id: row.id,
    customerId: row.customer_id,
    email: row.email,
    passwordHash: row.password_hash,
    state: row.state,
    lang: isLocale(row.lang) ? row.lang : DEFAULT_LOCALE,
    isProfessional: row.company_id !== null,
  };
}
