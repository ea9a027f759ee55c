import type { ColumnType, Generated } from 'kysely';
import type { Json } from './json.ts';
import type { PlaceColumns } from './place-columns.ts';

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
export type RelayPointTable = PlaceColumns & {
  id: Generated<number>;
  site_id: number;
  /** Technical name of the carrier of the relay point. */
  carrier: string;
};
