import type { Kysely } from 'kysely';
import type { Schema } from '#backoffice/database/schema.ts';
import type { AccountState } from '#shared/contract/account.ts';
import type { Locale } from '#shared/locale.ts';
import type { Addressee } from './signup-letters.ts';

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

/** An account with its customer and company, for letters and for the team. */
export async function findApplicant(db: Kysely<Schema>, accountId: number): Promise<Applicant | undefined> {
  const row = await applicants(db).where('account.id', '=', accountId).executeTakeFirst();
  return row && toApplicant(row);
}

/** The latest applications that the team may decide on, or has decided on. */
export async function listApplicants(db: Kysely<Schema>, most: number): Promise<Applicant[]> {
  const rows = await applicants(db).orderBy('account.id', 'desc').limit(most).execute();
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

/** Columns of text hold what this program wrote: one of the states, one of the languages. */
function toApplicant<Row extends { state: string; lang: string }>(row: Row) {
  return { ...row, state: row.state as AccountState, lang: row.lang as Locale };
}
