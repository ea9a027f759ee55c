import type { Kysely } from 'kysely';
import type { Schema } from '#backoffice/database/schema.ts';
import { storePoint } from '#backoffice/shop/points/stored-point.ts';
import { toOpeningDays } from '#backoffice/shop/points/opening-week.ts';
import type { SyncRow } from '#backoffice/shop/sync/sync-row.ts';
import { syncTable, type TableChanges } from '#backoffice/shop/sync/sync-table.ts';
import { readTranslations } from '#backoffice/shop/translations.ts';
import type { ContactLabelRecord } from './contact-label-record.ts';
import type { ContactPointRecord } from './contact-point-record.ts';
import type { CustomerContactRecord } from './customer-contact-record.ts';
import type { ContactRecords } from './read-contacts.ts';

/** Makes the contacts of a site equal to those of a shop. `categoryIds`: by key. */
export async function syncContacts(
  db: Kysely<Schema>,
  contacts: ContactRecords,
  options: { siteId: number; categoryIds: ReadonlyMap<string, number>; remove: boolean },
): Promise<TableChanges[]> {
  const { siteId, categoryIds, remove } = options;
  const shared = { scope: { site_id: siteId }, remove };
  return [
    await syncTable(db, {
      ...shared,
      table: 'contact_label',
      key: ['code'],
      rows: contacts.labels.map(labelRow),
    }),
    await syncTable(db, {
      ...shared,
      table: 'contact_point',
      key: ['identifiant'],
      rows: contacts.points.map((point) => pointRow(point, categoryIds)),
    }),
    await syncTable(db, {
      ...shared,
      table: 'customer_contact',
      key: ['family', 'role', 'email'],
      rows: contacts.people.map(personRow),
    }),
  ];
}

function labelRow(label: ContactLabelRecord, position: number): SyncRow {
  return { code: label.code, position, name: label.name, texts: readTranslations(label, 'text') };
}

function pointRow(point: ContactPointRecord, categoryIds: ReadonlyMap<string, number>): SyncRow {
  return {
    ...storePoint(point),
    type: point.type,
    stockist: point.stockist,
    opening_hours: toOpeningDays(point),
    email: point.email,
    website: point.website,
    category_ids: point.categories.flatMap((key) => categoryIds.get(key) ?? []),
    labels: point.labels,
  };
}

function personRow(person: CustomerContactRecord): SyncRow {
  return {
    family: person.family,
    role: person.role,
    name: person.name,
    phone: person.phone,
    email: person.email,
    photo: person.photo,
    zone: readTranslations(person, 'zone'),
    hours: readTranslations(person, 'hours'),
    zipcodes: person.zipcodes,
  };
}
