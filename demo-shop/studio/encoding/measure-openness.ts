import type { ModelEntry } from '#backoffice/models/model-manifest.ts';
import { drawDepthMaps, type Point } from './depth-maps.ts';

/** Share of the light of a room that reaches a surface, 0 to 1; undefined where none does, inside a solid. */
export type Openness = (point: Point, normal: Point) => number | undefined;

const DIRECTIONS = 36;
/** Distance from the surface at which light is measured, in pixels of the maps. */
const LIFT = 1.4;
/** Share of light that the wall or the floor gives back. */
const BOUNCE = 0.45;
/** Rooms are lit from above. */
const FROM_ABOVE = 0.35;
/** Less light than this comes from errors of rounding. */
const MIN_OPENNESS = 0.02;

/** Measures how open points of a model are, which hangs on a wall at z = 0 or stands on a floor at y = 0. */
export function measureOpenness(triangles: readonly number[], placement: ModelEntry['placement']): Openness {
  const views = drawDepthMaps(triangles, DIRECTIONS).map(({ direction, pixel, isFree }) => {
    const [dx, dy, dz] = direction;
    return { dx, dy, dz, lift: LIFT * pixel, isFree, ground: placement === 'wall' ? dz : dy };
  });
  return ([x, y, z], [nx, ny, nz]) => {
    let [received, possible] = [0, 0];
    for (const { dx, dy, dz, lift, isFree, ground } of views) {
      const facing = nx * dx + ny * dy + nz * dz;
      const against = facing < 0;
      const upwards = against ? -dy : dy;
      const weight = Math.abs(facing) * (1 + FROM_ABOVE * upwards);
      possible += weight;
      if (!isFree(x + nx * lift, y + ny * lift, z + nz * lift, against)) continue;
      const meetsGround = (against ? -ground : ground) < 0;
      received += weight * (meetsGround ? BOUNCE : 1);
    }
    const openness = received / possible;
    return openness < MIN_OPENNESS ? undefined : openness;
  };
}
