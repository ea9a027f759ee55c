export type Place = { latitude: number; longitude: number };

const EARTH_RADIUS_M = 6_371_000;
/** Kilometres of a degree of latitude. */
const DEGREE_KM = 111.2;

/** Returns the great-circle distance in metres. */
export function distanceInMetres(from: Place, to: Place): number {
  const latitudes = radians(to.latitude - from.latitude);
  const longitudes = radians(to.longitude - from.longitude);
  const chord =
    Math.sin(latitudes / 2) ** 2 +
    Math.cos(radians(from.latitude)) * Math.cos(radians(to.latitude)) * Math.sin(longitudes / 2) ** 2;
  return Math.round(2 * EARTH_RADIUS_M * Math.asin(Math.min(1, Math.sqrt(chord))));
}

export type Box = { south: number; north: number; west: number; east: number };

/** Returns a box around a position, for an index look-up before distances are computed. */
export function boxAround({ latitude, longitude }: Place, kilometres: number): Box {
  const height = kilometres / DEGREE_KM;
  const width = height / Math.max(0.01, Math.cos(radians(latitude)));
  return {
    south: latitude - height,
    north: latitude + height,
    west: longitude - width,
    east: longitude + width,
  };
}

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180;
}
