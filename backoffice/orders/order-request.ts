import type { Kysely } from 'kysely';
import type { Schema } from '#backoffice/database/schema.ts';
import type { LoggedAccount } from '#backoffice/http/principal.ts';
import type { OrderForm } from '#shared/contract/order-call.ts';
import type { OrderStatus } from '#shared/domain/order-status.ts';
import type { Locale } from '#shared/locale.ts';

export type OrderRequest = {
  account: LoggedAccount;
  lang: Locale;
  key: string;
  form: OrderForm;
};

/** Runs in the order's transaction once the order is confirmed: queues emails. */
export type OnConfirmed = (trx: Kysely<Schema>, orderId: number) => Promise<void>;

export type CreateOptions = {
  /** Provider of card payments; `undefined` disables them. */
  provider: string | undefined;
  onConfirmed: OnConfirmed;
};

export const FIRST_STATUS: Record<OrderForm['payment'], OrderStatus> = {
  cb: 'pending_payment',
  virement: 'awaiting_transfer',
  compte: 'confirmed',
};
