import type { MapPoint } from '#client/components/point-map/map-points.ts';
import type { ContactPoint } from '#shared/contract/contact.ts';
import type { PointRow } from './locator-data.ts';

/**
 * All contacts as map points; those of the list with their number in it. `before`: number of contacts on earlier pages.
 */
export function toMapPoints(
  rows: readonly PointRow[],
  contacts: readonly Pick<ContactPoint, 'id'>[],
  before = 0,
): MapPoint[] {
  const numbers = new Map(contacts.map(({ id }, index) => [id, before + index + 1]));
  return rows.map(([id, latitude, longitude, name]) => {
    const number = numbers.get(id);
    return { id, latitude, longitude, name, ...(number !== undefined && { number }) };
  });
}
