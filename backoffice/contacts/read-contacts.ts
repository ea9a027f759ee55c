import type { Kysely } from 'kysely';
import type { Schema } from '#backoffice/database/schema.ts';
import type { Scope } from '#backoffice/http/scope.ts';
import type { ContactPoint, OpeningDay } from '#shared/contract/contact.ts';
import { readLabels, readProductTypes } from './product-types.ts';

/** Contacts by number, in the language of the call. Their distance is not computed. */
export async function readContacts(
  db: Kysely<Schema>,
  scope: Scope,
  ids: readonly number[],
): Promise<Map<number, ContactPoint>> {
  if (ids.length === 0) return new Map();
  const [rows, productTypes, labels] = await Promise.all([
    db
      .selectFrom('contact_point')
      .where('site_id', '=', scope.siteId)
      .where('id', 'in', [...ids])
      .selectAll()
      .execute(),
    readProductTypes(db, scope),
    readLabels(db, scope),
  ]);
  return new Map(
    rows.map((row) => [
      row.id,
      {
        id: row.id,
        identifiant: row.identifiant,
        type: row.type === 'installer' ? 'installer' : 'distributor',
        stockist: row.stockist,
        nom: row.nom,
        adresse1: row.adresse1,
        adresse2: row.adresse2,
        adresse3: row.adresse3,
        codePostal: row.code_postal,
        localite: row.localite,
        distanceEnMetre: null,
        coordGeolocalisationLatitude: row.latitude,
        coordGeolocalisationLongitude: row.longitude,
        // In the shape of the contract, as the seed and operators write it.
        listeHoraireOuverture: row.opening_hours as OpeningDay[],
        phone: row.phone,
        email: row.email,
        website: row.website,
        products: productTypes.filter(({ id }) => row.category_ids.includes(id)),
        labels: labels.filter(({ code }) => row.labels.includes(code)),
      },
    ]),
  );
}
