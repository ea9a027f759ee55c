import type { Generated } from 'kysely';

export type CompanyRegisterTable = {
  siret: string;
  name: string;
  address_1: string;
  address_2: string | null;
  zipcode: string;
  city: string;
  active: boolean;
};
export type CustomerTable = {
  id: Generated<number>;
  site_id: number;
  /** Customer number, as on invoices: `C-004512`. */
  number: string;
  /** `null` for a private customer. */
  company_id: number | null;
  civility: string;
  firstname: string;
  lastname: string;
  phone: string | null;
  /** Language of e-mails. */
  lang: string;
  created_at: Generated<Date>;
};
export type AddressTable = {
  id: Generated<number>;
  customer_id: number | null;
  company_id: number | null;
  label: string;
  address_1: string;
  address_2: string | null;
  zipcode: string;
  city: string;
  mobile: string | null;
  /** The default billing address. */
  invoice: Generated<boolean>;
  /** The default shipping address. */
  primary: Generated<boolean>;
};
export type AccountTable = {
  id: Generated<number>;
  site_id: number;
  customer_id: number;
  email: string;
  /** The e-mail address in lower case, unique. */
  email_key: string;
  password_hash: string;
  /** `AccountState`. */
  state: string;
  /** Idempotency key of the signup form, unique. */
  form_key: string | null;
  created_at: Generated<Date>;
  /** Time of the last login or session renewal. */
  seen_at: Generated<Date>;
};
export type AccountLinkTable = {
  /** SHA-256 of the mailed token. */
  hash: string;
  account_id: number;
  purpose: string;
  expires_at: Date;
  used_at: Date | null;
};
export type RefreshTokenTable = { hash: string; session_id: string; expires_at: Date; used_at: Date | null };

export type CompanyTable = {
  id: Generated<number>;
  site_id: number;
  siret: string;
  name: string;
  /** Percent off public prices. */
  discount: Generated<number>;
  /** Credit limit in cents with tax; 0: no payment on account. */
  credit_limit: Generated<number>;
};

/** A change of a company's credit limit. Append-only. */
export type CreditLimitChangeTable = {
  id: Generated<number>;
  /** `null` after the deletion of the company. */
  company_id: number | null;
  siret: string;
  limit_before: number;
  limit_after: number;
  changed_by: string;
  changed_at: Generated<Date>;
};
