import { sql, type Kysely } from 'kysely';
import { findCompanyWithCredit } from '#backoffice/credit/list-companies.ts';
import type { Schema } from '#backoffice/database/schema.ts';
import { MASK, maskAddress } from '#backoffice/fulfilment/mask-order.ts';
import { balanceOf } from '#backoffice/loyalty/ledger.ts';
import { hasProgramme } from '#backoffice/loyalty/programme.ts';
import { readLedger } from '#backoffice/loyalty/read-facts.ts';
import { recordTag } from '#backoffice/writes/record-tag.ts';
import { accountState } from '#shared/contract/account.ts';
import type { CompanyDetails } from '#shared/contract/company-desk.ts';
import { isLocale } from '#shared/locale.ts';

/** A company with its people; `undefined` when the site has none with the number. */
export async function readCompany(
  db: Kysely<Schema>,
  { siteId, id }: { siteId: number; id: number },
): Promise<CompanyDetails | undefined> {
  const company = await findCompanyWithCredit(db, { siteId, id });
  if (!company) return undefined;
  const { discount } = await db
    .selectFrom('company')
    .select('discount')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const register = await db
    .selectFrom('company_register')
    .select(['name', 'address_1', 'zipcode', 'city', 'active'])
    .where('siret', '=', company.siret)
    .executeTakeFirst();
  const addresses = await db
    .selectFrom('address')
    .select(['label', 'address_1', 'address_2', 'zipcode', 'city', 'mobile'])
    .where('company_id', '=', id)
    .orderBy('id')
    .execute();
  return {
    ...company,
    discount,
    register: register ?? null,
    addresses,
    people: await readPeople(db, siteId, id),
  };
}

/** Entity tag of the terms that operators decide on; people and debts change by themselves. */
export function companyTag({ name, siret, discount, credit: { limit } }: CompanyDetails): string {
  return recordTag({ name, siret, discount, limit });
}

/** A company without the personal data of its people. */
export function maskCompany(company: CompanyDetails): CompanyDetails {
  return {
    ...company,
    addresses: company.addresses.map(maskAddress),
    people: company.people.map((person) => ({
      ...person,
      name: MASK,
      email: person.email && MASK,
      phone: person.phone && MASK,
    })),
  };
}

async function readPeople(db: Kysely<Schema>, siteId: number, id: number): Promise<CompanyDetails['people']> {
  const rows = await db
    .selectFrom('customer')
    .leftJoin('account', 'account.customer_id', 'customer.id')
    .select([
      'customer.id',
      'customer.number',
      'customer.firstname',
      'customer.lastname',
      'customer.phone',
      'customer.lang',
      'customer.created_at as createdAt',
      'account.email',
      'account.state',
      'account.seen_at as seenAt',
      sql<number>`(select count(*)::integer from shop_order where customer_id = customer.id)`.as('orders'),
    ])
    .where('customer.company_id', '=', id)
    .orderBy('customer.lastname')
    .orderBy('customer.firstname')
    .orderBy('customer.id')
    .execute();
  const now = new Date();
  const isPaying = await hasProgramme(db, siteId);
  const people: CompanyDetails['people'] = [];
  for (const { firstname, lastname, lang, createdAt, seenAt, state, ...person } of rows)
    people.push({
      ...person,
      name: `${firstname} ${lastname}`,
      lang: isLocale(lang) ? lang : 'fr',
      state: accountState.nullable().parse(state),
      created_at: createdAt.toISOString(),
      seen_at: seenAt && seenAt.toISOString(),
      points: isPaying ? balanceOf((await readLedger(db, person.id, now)).entries) : null,
    });
  return people;
}
