import { sql, type Kysely } from 'kysely';
import type { Schema } from '#backoffice/database/schema.ts';
import type { City, CityList, CityQuery } from '#shared/contract/reference-data.ts';
import { boxAround, distanceInMetres, type Place } from '#shared/domain/geo-distance.ts';
import { isOverseasZipcode, outsideOfName, outsideOf } from './outside-areas.ts';
import { readPlaceText, type PlaceText } from './read-place-text.ts';

const MAXIMUM_HITS = 20;
/** No inhabited place in France is farther from the centre of a commune. */
const FARTHEST_COMMUNE_KM = 25;

/** Communes by text, the most populous first, or around a position, the nearest first. */
export async function findCities(db: Kysely<Schema>, query: CityQuery): Promise<CityList> {
  const { latitude, longitude } = query;
  if (latitude !== undefined && longitude !== undefined) return findAround(db, { latitude, longitude });
  const parsed = query.text === undefined ? undefined : readPlaceText(query.text);
  const zipcode = query.zipcode ?? parsed?.zipcode;
  const place = { zipcode, name: parsed?.name ?? '' };
  if (query.text !== undefined && zipcode === undefined && place.name.length < 2) return toList([]);
  const outside = query.text === undefined ? null : outsideOfName(query.text);
  const found = await findByText(db, place);
  // A prefix of a small commune may be the whole name of a city abroad: `Rome` does not mean
  // Romegoux.
  if (outside !== null && !found.some((city) => isWhole(city, place))) return { ...toList([]), outside };
  if (found.length > 0) return toList(found);
  if (zipcode === undefined) return toList(await findByLastPart(db, query.text ?? ''));
  if (isOverseasZipcode(zipcode)) return { ...toList([]), outside: 'overseas' };
  // CEDEX postcodes belong to no commune, so the name beside them is used.
  return toList(place.name === '' ? [] : await findByText(db, { zipcode: undefined, name: place.name }));
}

async function findByText(
  db: Kysely<Schema>,
  { zipcode, name }: PlaceText,
): Promise<(City & { key: string })[]> {
  return db
    .selectFrom('city')
    .select(['id', 'insee', 'name', 'zipcode', 'latitude', 'longitude', 'key'])
    .$if(zipcode !== undefined, (cities) => cities.where('zipcode', 'like', `${zipcode}%`))
    .$if(name !== '', (cities) =>
      cities.where((is) => is.or([is('key', 'like', `${name}%`), is('key', 'like', `% ${name}%`)])),
    )
    .orderBy((order) =>
      order.case().when('key', '=', name).then(0).when('key', 'like', `${name}%`).then(1).else(2).end(),
    )
    .orderBy('population', 'desc')
    .orderBy('id')
    .limit(MAXIMUM_HITS)
    .execute();
}

/** An address without postcode names its commune after the last comma. */
async function findByLastPart(db: Kysely<Schema>, text: string): Promise<(City & { key: string })[]> {
  const last = text.includes(',') ? readPlaceText(text.split(',').at(-1) ?? '') : undefined;
  return last && (last.zipcode !== undefined || last.name.length > 1) ? findByText(db, last) : [];
}

async function findAround(db: Kysely<Schema>, place: Place): Promise<CityList> {
  const box = boxAround(place, FARTHEST_COMMUNE_KM);
  const near = await db
    .selectFrom('city')
    .select(['id', 'insee', 'name', 'zipcode', 'latitude', 'longitude'])
    .where(sql<boolean>`latitude between ${box.south} and ${box.north}`)
    .where(sql<boolean>`longitude between ${box.west} and ${box.east}`)
    .execute();
  const items = near
    .map((city) => ({ city, distance: distanceInMetres(place, city) }))
    .filter(({ distance }) => distance <= FARTHEST_COMMUNE_KM * 1000)
    .toSorted((one, other) => one.distance - other.distance || one.city.id - other.city.id)
    .slice(0, MAXIMUM_HITS)
    .map(({ city }) => city);
  return items.length > 0 ? toList(items) : { ...toList([]), outside: outsideOf(place) };
}

function isWhole({ key }: { key: string }, { name }: PlaceText): boolean {
  return key === name;
}

function toList(cities: (City & { key?: string })[]): CityList {
  const items = cities.map(({ key: _key, ...city }) => city);
  return { items, total: items.length, outside: null };
}
