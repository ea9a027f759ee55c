import type { BaseMap, MapPlace } from '#client/components/point-map/base-map.ts';
import type { Commune } from '#backoffice/demo/geography/read-communes.ts';
import { clipRing } from './clip-ring.ts';
import { divideLand } from './divide-land.ts';
import { encodeLine } from './encode-line.ts';
import { ringArea, simplifyLine, simplifyRing, type Line } from './line.ts';
import { foreignRings, frenchRings, type Countries, type States } from './natural-earth.ts';
import { PREFECTURES } from './prefectures.data.ts';

/** In degrees: about 300 m for France, 3 km for its neighbours. */
const TOLERANCE = 0.004;
const TOLERANCE_ABROAD = 0.03;
/** Twice the square degrees below which an island or an enclave is left out. */
const SMALLEST_AREA = 0.0006;
const SMALLEST_AREA_ABROAD = 0.06;

/** More than the widest screen shows around France when the map begins. */
const FRAME = { west: -32, south: 30, east: 38, north: 63 };
/** Communes as large as this are named on the map. */
const SMALLEST_TOWN = 5000;

/** France with its départements, what lies around it, and its towns, the largest first. */
export function baseMapOf(states: States, countries: Countries, communes: Commune[]): BaseMap {
  const { outline, borders } = divideLand(frenchRings(states));
  const land = outline.filter((ring) => ringArea(ring) > SMALLEST_AREA);
  const abroad = foreignRings(countries)
    .map((ring) => clipRing(ring, FRAME))
    .filter((ring) => ring.length > 3 && ringArea(ring) > SMALLEST_AREA_ABROAD);
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
    .filter(([insee, , , , , population]) => population >= SMALLEST_TOWN || PREFECTURES.has(insee))
    .toSorted(([, , , , , one], [, , , , , other]) => other - one)
    .map(([insee, name, , latitude, longitude, population]) => [
      name,
      Math.round(latitude * 1000),
      Math.round(longitude * 1000),
      zoomOf(population, PREFECTURES.has(insee)),
    ]);
}

/** From which zoom a town is named. */
function zoomOf(population: number, isPrefecture: boolean): number {
  if (population >= 250_000) return 5;
  if (population >= 100_000) return 6;
  if (population >= 40_000 || isPrefecture) return 7;
  if (population >= 20_000) return 8;
  return population >= 10_000 ? 9 : 10;
}
