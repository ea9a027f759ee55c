import { decodeLine, type BaseMap } from '#client/components/point-map/base-map.ts';
import { MAP_FRAME, project } from '#shared/domain/map-projection.ts';
import { ringArea, simplifyLine, simplifyRing, type Line } from './line.ts';

/** In degrees: less than a pixel on a map as wide as a page. */
const TOLERANCE = 0.012;
const MIN_AREA = 0.004;

/**
 * Draws the map as a picture, shown before scripts load and without them. It cannot use the page's colours,
 * so it has fixed ones of the palette that fit every background of the site.
 */
export function drawMap({ land, borders }: BaseMap): string {
  const rings = land.map(toPoints).filter((ring) => ringArea(ring) > MIN_AREA);
  const outline = rings.map((ring) => `${toPath(simplifyRing(ring, TOLERANCE))}Z`).join('');
  const lines = borders.map((line) => toPath(simplifyLine(toPoints(line), TOLERANCE))).join('');
  const { width, height } = MAP_FRAME;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"><path fill="#dcd9d0" stroke="#aaa69b" vector-effect="non-scaling-stroke" d="${outline}"/><path fill="none" stroke="#f4f3ef" vector-effect="non-scaling-stroke" d="${lines}"/></svg>\n`;
}

function toPoints(steps: readonly number[]): Line {
  return decodeLine(steps).map(([latitude, longitude]) => [longitude, latitude]);
}

function toPath(line: Line): string {
  const points = line.map(([longitude, latitude]) => {
    const { x, y } = project({ latitude, longitude });
    return [Math.round(x), Math.round(y)] as const;
  });
  let [atX, atY] = [0, 0];
  return points
    .map(([x, y], index) => {
      const step = index === 0 ? `M${x} ${y}` : `l${x - atX} ${y - atY}`;
      [atX, atY] = [x, y];
      return step;
    })
    .join('');
}
