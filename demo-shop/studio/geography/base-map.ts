import type { BaseMap, MapPlace } from '#client/components/point-map/base-map.ts';
import type { Commune } from '#backoffice/geography/read-communes.ts';
import { clipRing } from './clip-ring.ts';
import { divideLand } from './divide-land.ts';
import { encodeLine } from './encode-line.ts';
import { ringArea, simplifyLine, simplifyRing, type Line } from './line.ts';
import { foreignRings, frenchRings, type Countries, type States } from './natural-earth.ts';
import { PREFECTURES } from './prefectures.data.ts';

/** In degrees: about 300 m for France, 3 km for its neighbours. */
const TOLERANCE = 0.004;
const TOLERANCE_ABROAD = 0.03;
/** Twice the minimum area of an island or enclave, in square degrees. */
const MIN_AREA = 0.0006;
const MIN_AREA_ABROAD = 0.06;

/** Larger than the initial view of France on the widest screen. */
const FRAME = { west: -32, south: 30, east: 38, north: 63 };
/** Minimum population of a commune with a label on the map. */
const MIN_TOWN_POPULATION = 5000;

/** France with its départements, its surroundings, and its towns in descending order of size. */
export function baseMapOf(states: States, countries: Countries, communes: Commune[]): BaseMap {
  const { outline, borders } = divideLand(frenchRings(states));
  const land = outline.filter((ring) => ringArea(ring) > MIN_AREA);
  const abroad = foreignRings(countries)
    .map((ring) => clipRing(ring, FRAME))
    .filter((ring) => ring.length > 3 && ringArea(ring) > MIN_AREA_ABROAD);
  return {
    land: land.map((ring) => encodeLine(simplifyRing(ring, TOLERANCE))),
    borders: borders.filter(isLong).map((line) => encodeLine(simplifyLine(line, TOLERANCE))),
    abroad: abroad.map((ring) => encodeLine(simplifyRing(ring, TOLERANCE_ABROAD))),
    places: placesOf(communes),
  };
}

function isLong(line: Line): boolean {
  const [first] = line;
  return line.some(([x, y]) => first !== undefined && Math.hypot(x - first[0], y - first[1]) > TOLERANCE * 4);
}

function placesOf(communes: Commune[]): MapPlace[] {
  return communes
    .filter(([insee, , , , , population]) => population >= MIN_TOWN_POPULATION || PREFECTURES.has(insee))
    .toSorted(([, , , , , one], [, , , , , other]) => other - one)
    .map(([insee, name, , latitude, longitude, population]) => [
      name,
      Math.round(latitude * 1000),
      Math.round(longitude * 1000),
      zoomOf(population, PREFECTURES.has(insee)),
    ]);
}

/** Minimum zoom for the label of a town. */
function zoomOf(population: number, isPrefecture: boolean): number {
  if (population >= 250_000) return 5;
  if (population >= 100_000) return 6;
  if (population >= 40_000 || isPrefecture) return 7;
  if (population >= 20_000) return 8;
  return population >= 10_000 ? 9 : 10;
}
