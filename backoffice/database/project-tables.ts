import type { ColumnType, Generated } from 'kysely';

type Json = ColumnType<unknown, string | null, string | null>;

export type ProjectTable = {
  id: Generated<number>;
  customer_id: number;
  name: string;
  /** Empty: the number of the worksite is shown. */
  reference: string;
  zipcode: string;
  city: string;
  /** `null` for postcodes of no commune. */
  department: string | null;
  altitude: number;
  built: string;
  works: string[];
  created_at: Generated<Date>;
  /** Set while the row can be restored. */
  deleted_at: Date | null;
};

export type ConfigurationTable = {
  id: Generated<number>;
  project_id: number;
  name: string;
  quantity: number;
  /** `ProjectRoom`. */
  room: Json;
  product_id: number | null;
  model: string | null;
  deleted_at: Date | null;
};

export type ProposalTable = {
  project_id: number;
  company: string;
  client: string;
  /** Basis points. */
  margin: number;
  /** `2026-12-31` */
  valid_until: string;
  note: string;
  /** `ProposalForm['rates']`. */
  rates: ColumnType<unknown, string, string>;
};

export type ProposalShareTable = {
  /** sha256 of the token. */
  hash: string;
  project_id: number;
  /** `ProposalDocument` by language, as it was when it was shared. */
  documents: ColumnType<unknown, string, string>;
  expires_at: Date;
};
