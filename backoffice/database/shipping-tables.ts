import type { ColumnType, Generated } from 'kysely';
import type { Json } from './json.ts';

export type CarrierTable = {
  id: Generated<number>;
  site_id: number;
  technical_name: string;
  /** By language. */
  names: Json;
  /** Working days in transit. */
  days: number;
  /** Additional working days to Corsica. */
  corsica_days: Generated<number>;
  /** `CarrierRates`. */
  rates: Json;
  /** Contains `{number}` for the parcel number. */
  tracking_url: ColumnType<string | null, string | null | undefined, string | null>;
  position: number;
};
export type RelayPointTable = {
  id: Generated<number>;
  site_id: number;
  /** Technical name of the carrier of the relay point. */
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
