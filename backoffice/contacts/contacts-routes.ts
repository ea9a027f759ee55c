import type { Kysely } from 'kysely';
import type { Schema } from '#backoffice/database/schema.ts';
import { notFound } from '#backoffice/http/failure.ts';
import type { OperationServer } from '#backoffice/http/serve-operation.ts';
import type { RecordOf } from '#shared/contract/records.ts';
import { listContacts } from './list-contacts.ts';
import { readContacts } from './read-contacts.ts';

type ContactRecord = RecordOf<'contact'>;

/** Installers, distributors, stockists (behaviour "What is named but not explained"). */
export function serveContacts(server: OperationServer, db: Kysely<Schema>): void {
  server.on('GET /contact', ({ scope, query }) => listContacts(db, scope, query));
  server.on('GET /contact/{id}', async ({ scope, params: { id } }) => {
    const contact = (await readContacts(db, scope, [id])).get(id);
    if (!contact) throw notFound();
    return contact;
  });
  server.on('POST /contact', ({ scope, body }) =>
    db
      .insertInto('contact_point')
      .values({ site_id: scope.siteId, ...toRow(body) })
      .returning('id')
      .executeTakeFirstOrThrow(),
  );
  server.on('PUT /contact', async ({ scope, body }) => {
    const updated = await db
      .updateTable('contact_point')
      .set(toRow(body))
      .where('site_id', '=', scope.siteId)
      .where('id', '=', body.id)
      .returning('id')
      .executeTakeFirst();
    if (!updated) throw notFound();
    return updated;
  });
  server.on('DELETE /contact/{id}', async ({ scope, params: { id } }) => {
    const removed = await db
      .deleteFrom('contact_point')
      .where('site_id', '=', scope.siteId)
      .where('id', '=', id)
      .returning('id')
      .executeTakeFirst();
    if (!removed) throw notFound();
    return removed;
  });
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
