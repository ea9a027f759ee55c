import type { Kysely } from 'kysely';
import type { Schema } from '#backoffice/database/schema.ts';
import { MAX_RADIUS_KM, type ContactQuery } from '#shared/contract/contact.ts';
import { boxAround, distanceInMetres, type Place } from '#shared/domain/geo-distance.ts';

/** Fields for counting, sorting and the map; the rest is read for one page only. */
export type FoundPoint = {
  id: number;
  identifiant: string;
  nom: string;
  latitude: number;
  longitude: number;
  category_ids: number[];
  labels: string[];
  /** In metres; `null` without a position. */
  distance: number | null;
};

type RequestedPoints = Pick<ContactQuery, 'type' | 'latitude' | 'longitude' | 'radius' | 'product' | 'label'>;

/** All contacts of the type, nearest first, within the largest radius when a position is given. */
export async function findPoints(
  db: Kysely<Schema>,
  siteId: number,
  query: RequestedPoints,
): Promise<FoundPoint[]> {
  const point = pointOf(query);
  let points = db
    .selectFrom('contact_point')
    .where('site_id', '=', siteId)
    .where('type', '=', query.type === 'installer' ? 'installer' : 'distributor')
    .$if(query.type === 'stockist', (some) => some.where('stockist', '=', true))
    .select(['id', 'identifiant', 'nom', 'latitude', 'longitude', 'category_ids', 'labels']);
  if (point) {
    const box = boxAround(point, MAX_RADIUS_KM);
    points = points
      .where('latitude', '>=', box.south)
      .where('latitude', '<=', box.north)
      .where('longitude', '>=', box.west)
      .where('longitude', '<=', box.east);
  }
  const rows = await points.orderBy('code_postal').orderBy('id').execute();
  if (!point) return rows.map((row) => ({ ...row, distance: null }));
  return rows
    .map((row) => ({ ...row, distance: distanceInMetres(point, row) }))
    .filter(({ distance }) => distance <= MAX_RADIUS_KM * 1000)
    .toSorted((one, other) => one.distance - other.distance || one.id - other.id);
}

function pointOf({ latitude, longitude }: RequestedPoints): Place | undefined {
  return latitude === undefined || longitude === undefined ? undefined : { latitude, longitude };
}
