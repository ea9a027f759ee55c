import type { Generated } from 'kysely';
import type { Json } from './json.ts';
import type { PlaceColumns } from './place-columns.ts';

/** `zone` and `hours` by language; `zipcodes` are prefixes of two or three digits. */
export type CustomerContactTable = {
  id: Generated<number>;
  site_id: number;
  family: string;
  role: string;
  name: string;
  phone: string;
  email: string;
  photo: string | null;
  zone: Json;
  hours: Json;
  zipcodes: string[];
};

/** A point of sale or an installer. */
export type ContactPointTable = PlaceColumns & {
  id: Generated<number>;
  site_id: number;
  type: string;
  /** A distributor with a showroom and stock. */
  stockist: boolean;
  email: string | null;
  website: string | null;
  /** Product types: categories of the first level. */
  category_ids: number[];
  labels: string[];
};
