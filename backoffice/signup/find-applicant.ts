import type { Kysely } from 'kysely';
import type { Schema } from '#backoffice/database/schema.ts';
import type { AccountState } from '#shared/contract/account.ts';
import type { Locale } from '#shared/locale.ts';
import type { Addressee } from './signup-emails.ts';

export type Applicant = Addressee & {
  accountId: number;
  state: AccountState;
  number: string;
  phone: string | null;
  companyId: number | null;
  company: string | null;
  siret: string | null;
  createdAt: Date;
};

export async function findApplicant(db: Kysely<Schema>, accountId: number): Promise<Applicant | undefined> {
  const row = await applicants(db).where('account.id', '=', accountId).executeTakeFirst();
  return row && toApplicant(row);
}

export async function listApplicants(db: Kysely<Schema>, max: number): Promise<Applicant[]> {
  const rows = await applicants(db).orderBy('account.id', 'desc').limit(max).execute();
  return rows.map(toApplicant);
}

function applicants(db: Kysely<Schema>) {
  return db
    .selectFrom('account')
    .innerJoin('customer', 'customer.id', 'account.customer_id')
    .innerJoin('site', 'site.id', 'account.site_id')
    .leftJoin('company', 'company.id', 'customer.company_id')
    .select([
      'account.id as accountId',
      'account.email',
      'account.state',
      'account.created_at as createdAt',
      'customer.number',
      'customer.firstname',
      'customer.lastname',
      'customer.phone',
      'customer.lang',
      'company.id as companyId',
      'company.name as company',
      'company.siret',
      'site.url as siteUrl',
    ]);
}

/** These text columns are written by this program only. */
function toApplicant<Row extends { state: string; lang: string }>(row: Row) {
  return { ...row, state: row.state as AccountState, lang: row.lang as Locale };
}
