import type { FoundPlace } from '#client/components/place-field/find-place.ts';
import type { ContactList, ContactPoint, ContactType } from '#shared/contract/contact.ts';
import type { ProductType } from './find-product-type.ts';
import type { LocatorRequest } from './locator-request.ts';

/** A map point as a tuple, because a page contains hundreds. */
export type PointRow = [id: number, latitude: number, longitude: number, name: string];

export type LocatorData = FoundPlace & {
  /** Consumers see distributors as stockists. */
  type: ContactType;
  request: LocatorRequest;
  productType: ProductType | null;
  contacts: ContactPoint[];
  total: number;
  /** Distance to the nearest contact in metres, when none is within the radius. */
  nearest: number | null;
  rows: PointRow[];
  filters: ContactList['filters'];
  /** The contact that the query names, when it is not on this page. */
  chosen: ContactPoint | null;
  /** Time of rendering, for opening hours. */
  now: number;
};
