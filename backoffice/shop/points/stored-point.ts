import type { Selectable } from 'kysely';
import type { Schema } from '#backoffice/database/schema.ts';

type PointRow = Pick<
  Selectable<Schema['contact_point']>,
  | 'identifiant'
  | 'nom'
  | 'adresse1'
  | 'adresse2'
  | 'adresse3'
  | 'code_postal'
  | 'localite'
  | 'latitude'
  | 'longitude'
  | 'phone'
>;

/** The columns of a place (point-columns.ts) of a stored row. */
export function loadPoint(row: PointRow) {
  return {
    code: row.identifiant,
    name: row.nom,
    address_1: row.adresse1,
    address_2: row.adresse2,
    address_3: row.adresse3,
    zipcode: row.code_postal,
    city: row.localite,
    latitude: row.latitude,
    longitude: row.longitude,
    phone: row.phone,
  };
}

/** The same columns of a row to store. */
export function storePoint(point: ReturnType<typeof loadPoint>): PointRow {
  return {
    identifiant: point.code,
    nom: point.name,
    adresse1: point.address_1,
    adresse2: point.address_2,
    adresse3: point.address_3,
    code_postal: point.zipcode,
    localite: point.city,
    latitude: point.latitude,
    longitude: point.longitude,
    phone: point.phone,
  };
}
