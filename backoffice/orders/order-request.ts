import type { Kysely } from 'kysely';
import type { Schema } from '#backoffice/database/schema.ts';
import type { LoggedAccount } from '#backoffice/http/principal.ts';
import type { OrderForm } from '#shared/contract/order-call.ts';
import type { OrderStatus } from '#shared/domain/order-status.ts';
import type { Locale } from '#shared/locale.ts';

export type OrderRequest = {
  account: LoggedAccount;
  lang: Locale;
  /** The Idempotency-Key of the press of the button. */
  key: string;
  form: OrderForm;
};

/** Runs in the order's transaction, once it is sure: letters are written. */
export type OnConfirmed = (within: Kysely<Schema>, orderId: number) => Promise<void>;

export type CreateOptions = {
  /** Of card payments; `undefined`: none are taken. */
  provider: string | undefined;
  onConfirmed: OnConfirmed;
};

/** What an order is when it is made. */
export const FIRST_STATUS: Record<OrderForm['payment'], OrderStatus> = {
  cb: 'pending_payment',
  virement: 'awaiting_transfer',
  compte: 'confirmed',
};
