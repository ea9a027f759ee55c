import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import { createAccessTokens } from '#backoffice/accounts/access-tokens.ts';
import { createSigningKeys } from '#backoffice/accounts/signing-keys.ts';
import type { Schema } from '#backoffice/database/schema.ts';
import { createBuyer, type Buyer } from './checkout.ts';
import type { TestApi } from './test-api.ts';

/** A buyer with the ids of the customer and the company. */
export type ProfessionalBuyer = Buyer & { customerId: number; companyId: number };

/** A credit limit in cents that no test reaches. */
const AMPLE = 1_000_000_00;

/** Creates logged-in professionals: each has a company with an ample credit limit, an address and no discount. */
export async function makeProfessionals(
  api: Pick<TestApi, 'call'>,
  db: Kysely<Schema>,
  count: number,
): Promise<ProfessionalBuyer[]> {
  const tokens = createAccessTokens(createSigningKeys(db));
  const buyers: ProfessionalBuyer[] = [];
  for (let index = 0; index < count; index += 1) {
    const name = randomUUID().slice(0, 8);
    const company = await db
      .insertInto('company')
      .values({
        site_id: 1,
        siret: `9${Date.now()}${index}`.slice(0, 14),
        name: `Essai ${name}`,
        discount: 0,
        credit_limit: AMPLE,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const customer = await db
      .insertInto('customer')
      .values({
        site_id: 1,
        number: `T-${name}`,
        company_id: company.id,
        civility: 'mme',
        firstname: 'Odile',
        lastname: `Essai ${name}`,
        phone: null,
        lang: 'fr',
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await db
      .insertInto('address')
      .values({
        customer_id: customer.id,
        company_id: null,
        label: 'Atelier',
        address_1: '3 impasse du Four à Chaux',
        address_2: null,
        zipcode: '44800',
        city: 'Saint-Herblain',
        mobile: '06 39 98 04 12',
        invoice: true,
        primary: true,
      })
      .execute();
    const email = `essai-${name}@atre.example`;
    const account = await db
      .insertInto('account')
      .values({
        site_id: 1,
        customer_id: customer.id,
        email,
        email_key: email,
        password_hash: '',
        state: 'approved',
        form_key: null,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const sessionId = randomUUID();
    await db
      .insertInto('session')
      .values({ id: sessionId, account_id: account.id, ended_at: null })
      .execute();
    const token = await tokens.sign({ accountId: account.id, sessionId, role: 'professional' });
    buyers.push({ ...createBuyer(api, token), customerId: customer.id, companyId: company.id });
  }
  return buyers;
}

/** Creates such buyers without their ids. */
export function makeBuyers(api: Pick<TestApi, 'call'>, db: Kysely<Schema>, count: number): Promise<Buyer[]> {
  return makeProfessionals(api, db, count);
}
