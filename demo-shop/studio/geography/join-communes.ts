/** INSEE code, name, postcodes, latitude, longitude, population. */
export type Commune = [string, string, string[], number, number, number];

export type OfficialCommune = {
  code: string;
  nom: string;
  type: string;
  codesPostaux?: string[];
  population?: number;
};

type Place = { seat: boolean; population: number; latitude: number; longitude: number };

// Columns of a GeoNames dump.
const LATITUDE = 4;
const LONGITUDE = 5;
const FEATURE = 7;
const COUNTRY = 8;
const INSEE = 13;
const POPULATION = 14;
const SEATS = /^PPL(?:C|A\d?)$/;

/**
 * Joins official communes with the coordinates of the place that has their INSEE code: the administrative
 * seat, else the largest place. Communes without a place are omitted.
 */
export function joinCommunes(official: readonly OfficialCommune[], geonames: string): Commune[] {
  const places = readPlaces(geonames);
  return official
    .filter((commune) => commune.type === 'commune-actuelle' && commune.codesPostaux?.length)
    .flatMap(({ code, nom, codesPostaux = [], population = 0 }): Commune[] => {
      const place = places.get(code);
      return place ? [[code, nom, codesPostaux, place.latitude, place.longitude, population]] : [];
    });
}

function readPlaces(geonames: string): Map<string, Place> {
  const places = new Map<string, Place>();
  for (const line of geonames.split('\n')) {
    const cells = line.split('\t');
    const insee = cells[INSEE];
    if (cells[COUNTRY] !== 'FR' || !insee) continue;
    const place = {
      seat: SEATS.test(cells[FEATURE] ?? ''),
      population: Number(cells[POPULATION]),
      latitude: round(cells[LATITUDE]),
      longitude: round(cells[LONGITUDE]),
    };
    const known = places.get(insee);
    if (!known || isBetter(place, known)) places.set(insee, place);
  }
  return places;
}

function isBetter(place: Place, known: Place): boolean {
  return place.seat === known.seat ? place.population > known.population : place.seat;
}

/** Four decimals correspond to 11 m. */
function round(degrees = ''): number {
  return Math.round(Number(degrees) * 1e4) / 1e4;
}
