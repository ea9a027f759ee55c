import type { MapPoint } from '#client/components/point-map/map-points.ts';
import type { Stockist } from '#shared/contract/contact.ts';

type Row = { id: number; nom: string } & Omit<Stockist, 'identifiant'>;

export function toMarked(rows: readonly Row[], listed: readonly { id: number }[]): MapPoint[] {
  const numbers = new Map(listed.map(({ id }, index) => [id, index + 1]));
  return rows.map((row) => {
    const number = numbers.get(row.id);
    return {
      id: row.id,
      name: row.nom,
      latitude: row.coordGeolocalisationLatitude,
      longitude: row.coordGeolocalisationLongitude,
      ...(number !== undefined && { number }),
    };
  });
}
