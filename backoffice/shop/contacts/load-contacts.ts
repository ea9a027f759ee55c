import type { Kysely } from 'kysely';
import { z } from 'zod';
import type { Schema } from '#backoffice/database/schema.ts';
import { loadPoint } from '#backoffice/shop/points/stored-point.ts';
import { toOpeningWeek } from '#backoffice/shop/points/opening-week.ts';
import { readPlainText } from '#backoffice/shop/translations.ts';
import { openingDay } from '#shared/contract/contact.ts';
import { CUSTOMER_CONTACT_ROLES } from '#shared/contract/customer-contact.ts';
import { PRODUCT_FAMILIES } from '#shared/domain/product-families.ts';
import type { ContactLabelRecord } from './contact-label-record.ts';
import type { ContactPointRecord } from './contact-point-record.ts';
import type { CustomerContactRecord } from './customer-contact-record.ts';
import type { ContactRecords } from './read-contacts.ts';

const days = z.array(openingDay);
const family = z.enum(PRODUCT_FAMILIES);
const role = z.enum(CUSTOMER_CONTACT_ROLES);
const pointType = z.enum(['installer', 'distributor']);

/** Reads the contacts of a site as records. `categoryKeys`: by id. */
export async function loadContacts(
  db: Kysely<Schema>,
  { siteId, categoryKeys }: { siteId: number; categoryKeys: ReadonlyMap<number, string> },
): Promise<ContactRecords> {
  return {
    labels: await loadLabels(db, siteId),
    points: await loadPoints(db, siteId, categoryKeys),
    people: await loadPeople(db, siteId),
  };
}

async function loadLabels(db: Kysely<Schema>, siteId: number): Promise<ContactLabelRecord[]> {
  const rows = await db
    .selectFrom('contact_label')
    .where('site_id', '=', siteId)
    .orderBy('position')
    .orderBy('code')
    .selectAll()
    .execute();
  return rows.map(({ code, name, texts }) => ({
    code,
    name,
    'text.fr': readPlainText(texts, 'fr'),
    'text.en': readPlainText(texts, 'en'),
  }));
}

async function loadPoints(
  db: Kysely<Schema>,
  siteId: number,
  categoryKeys: ReadonlyMap<number, string>,
): Promise<ContactPointRecord[]> {
  const rows = await db
    .selectFrom('contact_point')
    .where('site_id', '=', siteId)
    .orderBy('identifiant')
    .selectAll()
    .execute();
  return rows.map((row) => ({
    type: pointType.parse(row.type),
    ...loadPoint(row),
    email: row.email,
    website: row.website,
    stockist: row.stockist,
    categories: row.category_ids.flatMap((id) => categoryKeys.get(id) ?? []),
    labels: row.labels,
    ...toOpeningWeek(days.parse(row.opening_hours)),
  }));
}

async function loadPeople(db: Kysely<Schema>, siteId: number): Promise<CustomerContactRecord[]> {
  const rows = await db
    .selectFrom('customer_contact')
    .where('site_id', '=', siteId)
    .orderBy('id')
    .selectAll()
    .execute();
  return rows.map((row) => ({
    family: family.parse(row.family),
    role: role.parse(row.role),
    name: row.name,
    phone: row.phone,
    email: row.email,
    photo: row.photo,
    'zone.fr': readPlainText(row.zone, 'fr'),
    'zone.en': readPlainText(row.zone, 'en'),
    'hours.fr': readPlainText(row.hours, 'fr'),
    'hours.en': readPlainText(row.hours, 'en'),
    zipcodes: row.zipcodes,
  }));
}
