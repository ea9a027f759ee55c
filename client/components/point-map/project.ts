import type { Place } from '#shared/domain/geo-distance.ts';

/** The corners of the drawn map: metropolitan France and Corsica, with a little room around them. */
const CORNERS = { west: -5.4, east: 9.8, south: 41.1, north: 51.3 };
const WIDTH = 1000;

const LEFT = mercatorX(CORNERS.west);
const SCALE = WIDTH / (mercatorX(CORNERS.east) - LEFT);
const TOP = mercatorY(CORNERS.north);

export const MAP_FRAME = { width: WIDTH, height: Math.round((TOP - mercatorY(CORNERS.south)) * SCALE) };

/** Where a place lies on the drawn map, in its units. Mercator's projection, as on the moving one. */
export function project({ latitude, longitude }: Place): { x: number; y: number } {
  return { x: (mercatorX(longitude) - LEFT) * SCALE, y: (TOP - mercatorY(latitude)) * SCALE };
}

function mercatorX(longitude: number): number {
  return (longitude * Math.PI) / 180;
}

function mercatorY(latitude: number): number {
  return Math.log(Math.tan(Math.PI / 4 + (latitude * Math.PI) / 360));
}
