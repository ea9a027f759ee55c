import { sql } from 'kysely';
import { z } from 'zod';
import { containsText } from '#backoffice/database/contains-text.ts';
import { invalidRequest } from '#backoffice/http/failure.ts';
import { loadPoint, storePoint } from '#backoffice/shop/points/stored-point.ts';
import { toOpeningDays, toOpeningWeek } from '#backoffice/shop/points/opening-week.ts';
import { plainTranslations, typesetTranslations } from '#backoffice/shop/translations.ts';
import { openingDay } from '#shared/contract/contact.ts';
import { CUSTOMER_CONTACT_ROLES } from '#shared/contract/customer-contact.ts';
import type { ShopRecordOf } from '#shared/contract/shop/shop-records.ts';
import { PRODUCT_FAMILIES } from '#shared/domain/product-families.ts';
import { readNumbers, readReferencesOf, requireKnown } from './read-references.ts';
import { tableRecords } from './table-records.ts';

/** Numbers of former products start above those of any catalogue. */
const FIRST_FORMER = 900_001;

const days = z.array(openingDay);
const families = z.enum(PRODUCT_FAMILIES);
const roles = z.enum(CUSTOMER_CONTACT_ROLES);

export const relayPointRecords = tableRecords<'relay_point', ShopRecordOf<'carrier/relay-points'>>({
  table: 'relay_point',
  unique: { field: 'code', column: 'identifiant' },
  filter: ({ q }) =>
    q === undefined ? sql`true` : containsText(q, ['identifiant', 'nom', 'code_postal', 'localite']),
  toRecords: async (_db, _scope, rows) =>
    rows.map((row) => ({
      id: row.id,
      carrier: row.carrier,
      ...loadPoint(row),
      ...toOpeningWeek(days.parse(row.opening_hours)),
    })),
  toRow: async (db, { siteId }, record) => {
    const carrier = await db
      .selectFrom('carrier')
      .where('site_id', '=', siteId)
      .where('technical_name', '=', record.carrier)
      .select('id')
      .executeTakeFirst();
    if (!carrier) throw invalidRequest({ carrier: 'unknown' });
    return { carrier: record.carrier, ...storePoint(record), opening_hours: toOpeningDays(record) };
  },
});

export const contactLabelRecords = tableRecords<'contact_label', ShopRecordOf<'contact/label'>>({
  table: 'contact_label',
  order: ['position', 'code'],
  unique: { field: 'code', column: 'code' },
  toRecords: async (_db, _scope, rows) =>
    rows.map(({ id, code, name, texts, position }) => ({
      id,
      code,
      name,
      text: plainTranslations(texts),
      position,
    })),
  toRow: async (_db, _scope, { text, ...fields }) => ({ ...fields, texts: typesetTranslations(text) }),
});

export const customerContactRecords = tableRecords<'customer_contact', ShopRecordOf<'contact/customer'>>({
  table: 'customer_contact',
  keyed: 'email',
  toRecords: async (_db, _scope, rows) =>
    rows.map(({ site_id: _site, family, role, zone, hours, ...fields }) => ({
      ...fields,
      family: families.parse(family),
      role: roles.parse(role),
      zone: plainTranslations(zone),
      hours: plainTranslations(hours),
    })),
  toRow: async (_db, _scope, { zone, hours, ...fields }) => ({
    ...fields,
    zone: typesetTranslations(zone),
    hours: typesetTranslations(hours),
  }),
});

export const formerProductRecords = tableRecords<'former_product', ShopRecordOf<'former-product'>>({
  table: 'former_product',
  numbered: 'product_id',
  unique: { field: 'reference', column: 'reference' },
  toRecords: async (db, _scope, rows) => {
    const references = await readReferencesOf(
      db,
      'product',
      rows.map((row) => row.replacement_id),
    );
    return rows.map((row) => ({
      id: row.product_id,
      reference: row.reference,
      name: plainTranslations(row.names),
      replacement: row.replacement_id === null ? null : (references.get(row.replacement_id) ?? null),
    }));
  },
  toRow: async (db, scope, { reference, name, replacement }, id) => {
    const named = replacement === null ? [] : [replacement];
    await requireKnown(
      db,
      scope,
      named.map((value) => ({ kind: 'product', value, path: 'replacement' })),
    );
    const numbers = await readNumbers(db, 'product', scope, named);
    const { last } = await db
      .selectFrom('former_product')
      .select((row) => row.fn.max('product_id').as('last'))
      .executeTakeFirstOrThrow();
    return {
      product_id: id ?? Math.max(FIRST_FORMER, (last ?? 0) + 1),
      reference,
      names: typesetTranslations(name),
      replacement_id: replacement === null ? null : numbers.get(replacement),
    };
  },
});
