import { DISTRICTS } from '#backoffice/geography/districts.data.ts';
import type { Commune } from '#backoffice/geography/read-communes.ts';
import { stableNumber } from '../stable-number.ts';

/** Kilometres per degree of latitude. */
const DEGREE_KM = 111.2;
const MIN_SPREAD_KM = 0.25;
const MAX_SPREAD_KM = 1.4;

type Placed = { codePostal: string; localite: string; latitude: number; longitude: number };

/** Places a contact in the commune, farther from the centre in larger ones, with one of its postcodes. */
export function locateContact(commune: Commune, identifiant: string): Placed {
  const [, localite, zipcodes, latitude, longitude, population] = commune;
  const codePostal = zipcodes[stableNumber(`${identifiant} zipcode`, zipcodes.length)] ?? '';
  const [middleLatitude, middleLongitude] = DISTRICTS[codePostal] ?? [latitude, longitude];
  const spread = Math.min(MAX_SPREAD_KM, MIN_SPREAD_KM + Math.sqrt(population) / 400);
  const north = (spread * (stableNumber(`${identifiant} north`, 2001) - 1000)) / 1000;
  const east = (spread * (stableNumber(`${identifiant} east`, 2001) - 1000)) / 1000;
  return {
    codePostal,
    localite,
    latitude: round(middleLatitude + north / DEGREE_KM),
    longitude: round(middleLongitude + east / DEGREE_KM / Math.cos((middleLatitude * Math.PI) / 180)),
  };
}

function round(degrees: number): number {
  return Math.round(degrees * 10_000) / 10_000;
}
