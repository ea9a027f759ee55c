import type { Kysely, Selectable } from 'kysely';
import { findCities } from '#backoffice/cities/find-cities.ts';
import type { RelayPointTable } from '#backoffice/database/shipping-tables.ts';
import type { Schema } from '#backoffice/database/schema.ts';
import { invalidRequest } from '#backoffice/http/failure.ts';
import type { RelayPoint, RelayPointList, RelayPointQuery } from '#shared/contract/carrier.ts';
import type { OpeningDay } from '#shared/contract/contact.ts';
import { boxAround, distanceInMetres, type Place } from '#shared/domain/geo-distance.ts';

const NEAREST = 20;
/** Search radii in kilometres, widened until enough relays are found. */
const RADII = [15, 60, 250];
const MAX_TEXT_LENGTH = 80;

export type StoredRelay = Omit<RelayPoint, 'distanceEnMetre'>;
type Found = Pick<RelayPointList, 'place' | 'outside'>;

/**
 * Relay points nearest to a position, or to the commune of an address.
 * @throws Failure 400 without either.
 */
export async function findRelays(
  db: Kysely<Schema>,
  siteId: number,
  query: RelayPointQuery,
): Promise<RelayPointList> {
  const found = await findPlace(db, query);
  const items = found.place ? await nearestRelays(db, siteId, found.place) : [];
  return { items, total: items.length, ...found };
}

/** A relay of the carrier; `undefined` when unknown or of another carrier. */
export async function readRelay(
  db: Kysely<Schema>,
  siteId: number,
  { carrier, identifiant }: { carrier: string; identifiant: string },
): Promise<StoredRelay | undefined> {
  const row = await db
    .selectFrom('relay_point')
    .selectAll()
    .where('site_id', '=', siteId)
    .where('carrier', '=', carrier)
    .where('identifiant', '=', identifiant)
    .executeTakeFirst();
  return row && toRelay(row);
}

async function nearestRelays(db: Kysely<Schema>, siteId: number, place: Place): Promise<RelayPoint[]> {
  let near: RelayPoint[] = [];
  for (const radius of RADII) {
    near = await relaysWithin(db, siteId, place, radius);
    if (near.length >= NEAREST) break;
  }
  return near.slice(0, NEAREST);
}

async function relaysWithin(
  db: Kysely<Schema>,
  siteId: number,
  place: Place,
  kilometres: number,
): Promise<RelayPoint[]> {
  const box = boxAround(place, kilometres);
  const rows = await db
    .selectFrom('relay_point')
    .selectAll()
    .where('site_id', '=', siteId)
    .where('latitude', '>=', box.south)
    .where('latitude', '<=', box.north)
    .where('longitude', '>=', box.west)
    .where('longitude', '<=', box.east)
    .execute();
  return rows
    .map((row) => ({ ...toRelay(row), distanceEnMetre: distanceInMetres(place, row) }))
    .filter(({ distanceEnMetre }) => distanceEnMetre <= kilometres * 1000)
    .toSorted((one, other) => one.distanceEnMetre - other.distanceEnMetre || one.id - other.id);
}

async function findPlace(db: Kysely<Schema>, query: RelayPointQuery): Promise<Found> {
  const { latitude, longitude } = query;
  if (latitude !== undefined && longitude !== undefined) {
    const { items, outside } = await findCities(db, { latitude, longitude });
    const [around] = items;
    return { place: around ? { name: around.name, latitude, longitude } : null, outside };
  }
  for (const text of addressTexts(query)) {
    const { items, outside } = await findCities(db, { text });
    const [city] = items;
    if (city) {
      const place = {
        name: `${city.name} (${city.zipcode})`,
        latitude: city.latitude,
        longitude: city.longitude,
      };
      return { place, outside: null };
    }
    if (outside) return { place: null, outside };
  }
  return { place: null, outside: null };
}

/** Search texts for the commune of an address, most specific first. */
function addressTexts(query: RelayPointQuery): string[] {
  const part = (name: 'address_1' | 'zipcode' | 'city') => (query[`delivery_address[${name}]`] ?? '').trim();
  const texts = [`${part('zipcode')} ${part('city')}`.trim(), part('zipcode'), part('address_1')]
    .filter((text) => text !== '')
    .map((text) => text.slice(0, MAX_TEXT_LENGTH));
  if (texts.length === 0) throw invalidRequest({ 'delivery_address[address_1]': 'required' });
  return [...new Set(texts)];
}

function toRelay(row: Selectable<RelayPointTable>): StoredRelay {
  return {
    id: row.id,
    identifiant: row.identifiant,
    nom: row.nom,
    adresse1: row.adresse1,
    adresse2: row.adresse2,
    adresse3: row.adresse3,
    codePostal: row.code_postal,
    localite: row.localite,
    coordGeolocalisationLatitude: row.latitude,
    coordGeolocalisationLongitude: row.longitude,
    phone: row.phone,
    // The seed writes this column in the contract's form.
    listeHoraireOuverture: row.opening_hours as OpeningDay[],
  };
}
