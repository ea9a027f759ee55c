import type { ColumnType, Generated } from 'kysely';
import type { Json } from './json.ts';

export type CarrierTable = {
  id: Generated<number>;
  site_id: number;
  technical_name: string;
  /** By language. */
  names: Json;
  /** Working days on the way. */
  days: number;
  /** Working days that a parcel to Corsica takes longer. */
  corsica_days: Generated<number>;
  /** `CarrierRates`. */
  rates: Json;
  /** With `{number}` for the number of a parcel. */
  tracking_url: ColumnType<string | null, string | null | undefined, string | null>;
  position: number;
};
export type RelayPointTable = {
  id: Generated<number>;
  site_id: number;
  /** Technical name of the carrier that leaves parcels there. */
  carrier: string;
  identifiant: string;
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
};
