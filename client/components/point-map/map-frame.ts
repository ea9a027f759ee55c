import type { Place } from '#shared/domain/geo-distance.ts';
import type { Box } from './map-points.ts';
import { MAP_FRAME, project } from '#shared/domain/map-projection.ts';

/** Minimum size of the frame in map units; the drawing has no finer detail. */
const MIN_SIZE = 150;
const AROUND = 0.12;

/** The square section of the static map that contains all places; the whole map without any. */
export function frameAround(places: readonly Place[]): Box {
  if (places.length === 0) return { x: 0, y: 0, ...MAP_FRAME };
  const spots = places.map(project);
  const west = Math.min(...spots.map(({ x }) => x));
  const east = Math.max(...spots.map(({ x }) => x));
  const north = Math.min(...spots.map(({ y }) => y));
  const south = Math.max(...spots.map(({ y }) => y));
  const size = Math.max(MIN_SIZE, (1 + 2 * AROUND) * Math.max(east - west, south - north));
  return {
    x: Math.round((west + east - size) / 2),
    y: Math.round((north + south - size) / 2),
    width: Math.round(size),
    height: Math.round(size),
  };
}
