import type { Stockist } from '#shared/contract/contact.ts';

type Spot = Pick<Stockist, 'coordGeolocalisationLatitude' | 'coordGeolocalisationLongitude'>;

/** The way there on OpenStreetMap: a link that is followed, nothing that is loaded from there. */
export function routeUrl({
  coordGeolocalisationLatitude: latitude,
  coordGeolocalisationLongitude: longitude,
}: Spot): string {
  return `https://www.openstreetmap.org/directions?to=${latitude}%2C${longitude}#map=14/${latitude}/${longitude}`;
}

/** For the maps application of a telephone, whichever it is. */
export function geoUrl({
  coordGeolocalisationLatitude: latitude,
  coordGeolocalisationLongitude: longitude,
}: Spot): string {
  return `geo:${latitude},${longitude}?q=${latitude},${longitude}`;
}
