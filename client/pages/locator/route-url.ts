import type { Stockist } from '#shared/contract/contact.ts';

type Spot = Pick<Stockist, 'coordGeolocalisationLatitude' | 'coordGeolocalisationLongitude'>;

/** Directions on OpenStreetMap. A plain link: the page loads nothing from there. */
export function routeUrl({
  coordGeolocalisationLatitude: latitude,
  coordGeolocalisationLongitude: longitude,
}: Spot): string {
  return `https://www.openstreetmap.org/directions?to=${latitude}%2C${longitude}#map=14/${latitude}/${longitude}`;
}

/** Opens the device's default map application. */
export function geoUrl({
  coordGeolocalisationLatitude: latitude,
  coordGeolocalisationLongitude: longitude,
}: Spot): string {
  return `geo:${latitude},${longitude}?q=${latitude},${longitude}`;
}
