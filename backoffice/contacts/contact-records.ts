import { sql, type Selectable } from 'kysely';
import type { Schema } from '#backoffice/database/schema.ts';
import { notFound } from '#backoffice/http/failure.ts';
import type { RecordStore } from '#backoffice/writes/record-store.ts';
import { contactRecord } from '#shared/contract/contact.ts';
import type { RecordOf } from '#shared/contract/records.ts';

type ContactRecord = RecordOf<'contact'>;
type ContactRow = Selectable<Schema['contact_point']>;

/** Installers and distributors: the same record in every language. */
export const contactRecords: RecordStore<ContactRecord> = {
  list: async (db, { siteId }, { page, perPage }) => {
    const all = db.selectFrom('contact_point').where('site_id', '=', siteId);
    const [rows, { total }] = await Promise.all([
      all
        .selectAll()
        .orderBy('id')
        .limit(perPage)
        .offset((page - 1) * perPage)
        .execute(),
      all.select(sql<number>`count(*)::int`.as('total')).executeTakeFirstOrThrow(),
    ]);
    return { items: rows.map((row) => ({ ...toRecord(row), id: row.id })), total };
  },
  find: async (db, { siteId }, id) => {
    const row = await db
      .selectFrom('contact_point')
      .selectAll()
      .where('site_id', '=', siteId)
      .where('id', '=', id)
      .executeTakeFirst();
    return row && toRecord(row);
  },
  save: async (db, { siteId }, record, id) => {
    const saved =
      id === undefined
        ? await db
            .insertInto('contact_point')
            .values({ site_id: siteId, ...toRow(record) })
            .returning('id')
            .executeTakeFirst()
        : await db
            .updateTable('contact_point')
            .set(toRow(record))
            .where('site_id', '=', siteId)
            .where('id', '=', id)
            .returning('id')
            .executeTakeFirst();
    if (!saved) throw notFound();
    return saved;
  },
  remove: async (db, { siteId }, id) => {
    const removed = await db
      .deleteFrom('contact_point')
      .where('site_id', '=', siteId)
      .where('id', '=', id)
      .returning('id')
      .executeTakeFirst();
    if (!removed) throw notFound();
    return removed;
  },
};

function toRecord(row: ContactRow): ContactRecord {
  return {
    identifiant: row.identifiant,
    type: contactRecord.shape.type.parse(row.type),
    stockist: row.stockist,
    nom: row.nom,
    adresse1: row.adresse1,
    adresse2: row.adresse2,
    adresse3: row.adresse3,
    codePostal: row.code_postal,
    localite: row.localite,
    coordGeolocalisationLatitude: row.latitude,
    coordGeolocalisationLongitude: row.longitude,
    // The seed and operators write this column in the contract's form.
    listeHoraireOuverture: row.opening_hours as ContactRecord['listeHoraireOuverture'],
    phone: row.phone,
    email: row.email,
    website: row.website,
    products: row.category_ids,
    labels: row.labels,
  };
}

function toRow(record: ContactRecord) {
  return {
    identifiant: record.identifiant,
    type: record.type,
    stockist: record.stockist,
    nom: record.nom,
    adresse1: record.adresse1,
    adresse2: record.adresse2,
    adresse3: record.adresse3,
    code_postal: record.codePostal,
    localite: record.localite,
    latitude: record.coordGeolocalisationLatitude,
    longitude: record.coordGeolocalisationLongitude,
    opening_hours: JSON.stringify(record.listeHoraireOuverture),
    phone: record.phone,
    email: record.email,
    website: record.website,
    category_ids: record.products,
    labels: record.labels,
  };
}
