import type { Kysely } from 'kysely';
import { dayInParis } from '#backoffice/calendar.ts';
import type { Schema } from '#backoffice/database/schema.ts';
import { MASK } from '#backoffice/fulfilment/mask-order.ts';
import { notFound } from '#backoffice/http/failure.ts';
import type { Scope } from '#backoffice/http/scope.ts';
import type { CustomerPoints } from '#shared/contract/point-correction.ts';
import { isLocale, type Locale } from '#shared/locale.ts';
import { hasProgramme } from './programme.ts';
import { readLedger } from './read-facts.ts';
import { toLoyalty } from './to-loyalty.ts';

type PointHolder = { id: number; number: string; name: string; lang: Locale };

/**
 * A customer of a company of the site.
 * @throws Failure 404 for another one, and on a site without a programme
 */
export async function findPointHolder(db: Kysely<Schema>, siteId: number, id: number): Promise<PointHolder> {
  const customer = await db
    .selectFrom('customer')
    .select(['id', 'number', 'firstname', 'lastname', 'lang'])
    .where('id', '=', id)
    .where('site_id', '=', siteId)
    .where('company_id', 'is not', null)
    .executeTakeFirst();
  if (!customer || !(await hasProgramme(db, siteId))) throw notFound();
  const { number, firstname, lastname, lang } = customer;
  return { id, number, name: `${firstname} ${lastname}`, lang: isLocale(lang) ? lang : 'fr' };
}

/** The points of a customer with the corrections of the team. @throws Failure 404 */
export async function readCustomerPoints(
  db: Kysely<Schema>,
  { siteId, lang }: Pick<Scope, 'siteId' | 'lang'>,
  id: number,
): Promise<CustomerPoints> {
  const customer = await findPointHolder(db, siteId, id);
  const now = new Date();
  const corrections = await db
    .selectFrom('point_correction')
    .select(['id', 'points', 'reason', 'corrected_by as by', 'corrected_at as at'])
    .where('customer_id', '=', id)
    .orderBy('id', 'desc')
    .execute();
  return {
    customer,
    loyalty: toLoyalty(await readLedger(db, id, now), dayInParis(now), lang),
    corrections: corrections.map(({ at, ...correction }) => ({ ...correction, at: at.toISOString() })),
  };
}

/** Points without the name of the customer and without words about the customer. */
export function maskCustomerPoints({ customer, loyalty, corrections }: CustomerPoints): CustomerPoints {
  return {
    customer: { ...customer, name: MASK },
    loyalty: {
      ...loyalty,
      statement: loyalty.statement.map((row) => ({
        ...row,
        reason: row.reason && { ...row.reason, text: MASK },
      })),
    },
    corrections: corrections.map((correction) => ({ ...correction, reason: MASK })),
  };
}
