import type { FoundPlace } from '#client/components/place-field/find-place.ts';
import type { ContactList, ContactPoint, ContactType } from '#shared/contract/contact.ts';
import type { ProductType } from './find-product-type.ts';
import type { LocatorRequest } from './locator-request.ts';

/** A point of the map, short: hundreds travel with the page. */
export type PointRow = [id: number, latitude: number, longitude: number, name: string];

/** What the page of installers, distributors or stockists shows. */
export type LocatorData = FoundPlace & {
  /** Stockists are what consumers see of distributors. */
  type: ContactType;
  request: LocatorRequest;
  productType: ProductType | null;
  contacts: ContactPoint[];
  total: number;
  /** How far the nearest is when there is nobody within the radius, in metres. */
  nearest: number | null;
  rows: PointRow[];
  filters: ContactList['filters'];
  /** The one the address names, when it is not among those of this page. */
  chosen: ContactPoint | null;
  /** When the page was made: what is open then. */
  now: number;
};
