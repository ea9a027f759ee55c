import type { Generated } from 'kysely';
import type { Json } from './json.ts';

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
export type ContactPointTable = {
  id: Generated<number>;
  site_id: number;
  identifiant: string;
  type: string;
  /** A distributor with a showroom and stock. */
  stockist: boolean;
  nom: string;
  adresse1: string;
  adresse2: string | null;
  adresse3: string | null;
  code_postal: string;
  localite: string;
  latitude: number;
  longitude: number;
  /** `OpeningDay[]`, Sunday first. */
  opening_hours: Json;
  phone: string | null;
  email: string | null;
  website: string | null;
  /** Product types: categories of the first level. */
  category_ids: number[];
  labels: string[];
};
