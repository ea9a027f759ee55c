import { sql, type Kysely } from 'kysely';
import type { Schema } from '#backoffice/database/schema.ts';
import type { AccountState } from '#shared/contract/account.ts';
import type { Application, ApplicationQuery } from '#shared/contract/application.ts';
import { isApprovable, isWaiting } from './decide.ts';

/** Accounts of a site with the entries of their companies in the register, the latest first. */
export async function listApplications(
  db: Kysely<Schema>,
  siteId: number,
  { page, perPage, state, q }: ApplicationQuery,
): Promise<{ items: Application[]; total: number }> {
  const text = sql`lower(concat_ws(' ', customer.firstname, customer.lastname, account.email, company.name,
    company.siret))`;
  const matching = db
    .selectFrom('account')
    .innerJoin('customer', 'customer.id', 'account.customer_id')
    .leftJoin('company', 'company.id', 'customer.company_id')
    .leftJoin('company_register as register', 'register.siret', 'company.siret')
    .where('account.site_id', '=', siteId)
    .$if(state !== undefined, (query) => query.where('account.state', '=', state ?? ''))
    .$if(q !== undefined, (query) =>
      query.where(sql<boolean>`position(${(q ?? '').toLowerCase()} in ${text}) > 0`),
    );
  const { total } = await matching.select(sql<number>`count(*)::int`.as('total')).executeTakeFirstOrThrow();
  const rows = await matching
    .select([
      'account.id',
      'account.state',
      'account.created_at as createdAt',
      'account.email',
      'customer.number',
      'customer.firstname',
      'customer.lastname',
      'customer.phone',
      'company.siret',
      'company.name as company',
      'register.name as registered',
      'register.address_1 as address',
      'register.zipcode',
      'register.city',
      'register.active',
    ])
    .orderBy('account.id', 'desc')
    .limit(perPage)
    .offset((page - 1) * perPage)
    .execute();
  return { items: rows.map(toApplication), total };
}

type Row = Omit<Application, 'state' | 'decisions' | 'created_at' | 'name' | 'company' | 'register'> & {
  state: string;
  createdAt: Date;
  firstname: string;
  lastname: string;
  siret: string | null;
  company: string | null;
  registered: string | null;
  address: string | null;
  zipcode: string | null;
  city: string | null;
  active: boolean | null;
};

function toApplication({
  id,
  createdAt,
  number,
  firstname,
  lastname,
  email,
  phone,
  siret,
  company,
  registered,
  ...row
}: Row): Application {
  // This program wrote the column.
  const state = row.state as AccountState;
  return {
    id,
    state,
    decisions: [
      ...(isApprovable(state) ? (['approve'] as const) : []),
      ...(isWaiting(state) ? (['refuse'] as const) : []),
    ],
    created_at: createdAt.toISOString(),
    number,
    name: `${firstname} ${lastname}`.trim(),
    email,
    phone,
    company: siret === null ? null : { siret, name: company ?? '' },
    register:
      registered === null
        ? null
        : {
            name: registered,
            address_1: row.address ?? '',
            zipcode: row.zipcode ?? '',
            city: row.city ?? '',
            active: row.active === true,
          },
  };
}
