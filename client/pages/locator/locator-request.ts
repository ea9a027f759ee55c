import type { Place } from '#shared/domain/geo-distance.ts';

export type LocatorRequest = {
  /** The place as typed: town, postcode or address. */
  place: string;
  /** Coordinates of a "near me" search. */
  spot: Place | null;
  radius: Radius;
  label: string;
  /** Showrooms only: distributors that display products. */
  stockists: boolean;
  page: number;
  point: number | null;
  /** True after a form submission, even with an empty place. */
  isRequested: boolean;
};

export const RADII = [10, 25, 50, 100, 200] as const;
export type Radius = (typeof RADII)[number];
export const USUAL_RADIUS: Radius = 50;

export const CONTACTS_A_PAGE = 20;

const MAX_PLACE_LENGTH = 80;
const MAX_PAGE = 1000;
const MAX_ID = 2_147_483_647;

/** Parses a locator's query. Invalid parameters are ignored. */
export function readLocatorRequest(search: URLSearchParams): LocatorRequest {
  const place = readText(search.get('place'));
  return {
    place,
    spot: place === '' ? readSpot(search) : null,
    radius: RADII.find((radius) => String(radius) === search.get('radius')) ?? USUAL_RADIUS,
    label: /^[a-z0-9-]{1,60}$/.exec(search.get('label') ?? '')?.[0] ?? '',
    stockists: search.get('stockists') === '1',
    page: readNumber(search.get('page'), MAX_PAGE) ?? 1,
    point: readNumber(search.get('point'), MAX_ID),
    isRequested: search.has('place') || search.has('lat'),
  };
}

/** Builds the query with some changes. Default values are omitted. */
export function locatorSearch(request: LocatorRequest, changes: Partial<LocatorRequest> = {}): string {
  const { place, spot, radius, label, stockists, page, point } = { ...request, ...changes };
  const query = new URLSearchParams();
  if (place !== '') query.set('place', place);
  if (place === '' && spot) {
    query.set('lat', String(spot.latitude));
    query.set('lng', String(spot.longitude));
  }
  if (radius !== USUAL_RADIUS) query.set('radius', String(radius));
  if (label !== '') query.set('label', label);
  if (stockists) query.set('stockists', '1');
  if (page > 1) query.set('page', String(page));
  if (point !== null) query.set('point', String(point));
  const text = query.toString();
  return text === '' ? '' : `?${text}`;
}

/** Normalises to one line without control characters, cut at the maximum length of an address. */
function readText(value: string | null): string {
  return (value ?? '')
    .replace(/[\p{Cc}\p{Cf}\s]+/gu, ' ')
    .trim()
    .slice(0, MAX_PLACE_LENGTH)
    .trim();
}

function readSpot(search: URLSearchParams): Place | null {
  const latitude = readDegrees(search.get('lat'), 90);
  const longitude = readDegrees(search.get('lng'), 180);
  return latitude === null || longitude === null ? null : { latitude, longitude };
}

function readDegrees(value: string | null, max: number): number | null {
  const degrees = value === null || value.trim() === '' ? Number.NaN : Number(value);
  return Math.abs(degrees) <= max ? degrees : null;
}

function readNumber(value: string | null, max: number): number | null {
  const number = value !== null && /^\d{1,10}$/.test(value) ? Number(value) : 0;
  return number >= 1 && number <= max ? number : null;
}
