import type { Place } from '#shared/domain/geo-distance.ts';

/** Bounds of the static map in degrees: metropolitan France and Corsica, with a margin. */
const CORNERS = { west: -5.4, east: 9.8, south: 41.1, north: 51.3 };
const WIDTH = 1000;

const LEFT = mercatorX(CORNERS.west);
const SCALE = WIDTH / (mercatorX(CORNERS.east) - LEFT);
const TOP = mercatorY(CORNERS.north);

export const MAP_FRAME = { width: WIDTH, height: Math.round((TOP - mercatorY(CORNERS.south)) * SCALE) };

/** Projects a place to units of the static map, in Mercator's projection like the interactive map. */
export function project({ latitude, longitude }: Place): { x: number; y: number } {
  return { x: (mercatorX(longitude) - LEFT) * SCALE, y: (TOP - mercatorY(latitude)) * SCALE };
}

function mercatorX(longitude: number): number {
  return (longitude * Math.PI) / 180;
}

function mercatorY(latitude: number): number {
  return Math.log(Math.tan(Math.PI / 4 + (latitude * Math.PI) / 360));
}
