import type { Locale } from '#shared/locale.ts';
import type { SignedFields } from './signature.ts';

/** `amount`: cents with tax. */
export type PaymentRequest = {
  reference: string;
  /** Number of the payment at the provider; `null` before its page was first requested. */
  providerId: string | null;
  amount: number;
  /** ISO 4217 code. */
  currency: string;
  lang: Locale;
  /** Name of the purchase on the provider's page. */
  label: string;
  /** Address the buyer returns to, whatever the result. */
  returnUrl: string;
  /** Address of the page that leads to the provider, for a buyer who turns back without a result. */
  cancelUrl: string;
  expiresAt: Date;
};

/** The way of the buyer's browser to the provider's page: a form to post, or a link to follow. */
export type PaymentForm = {
  method: 'POST' | 'GET';
  actionUrl: string;
  fields: Record<string, string>;
  /** Number of the payment at the provider, to store with it. */
  providerId: string | null;
};

/** A payment as the provider is asked for it. */
export type PaymentKey = { reference: string; providerId: string | null; expiresAt: Date };

/** Final result of a payment. `reason`: the provider's code for a refusal. */
export type PaymentResult = {
  /** Identical for repeated notifications of one event. */
  eventId: string;
  reference: string;
  state: 'paid' | 'refused' | 'cancelled';
  /** Charged amount in cents, and the code of its currency. */
  amount: number;
  currency: string;
  reason: string | null;
};

/** `unknown`: no buyer has opened the payment. */
export type ProviderState = { state: 'unknown' | 'pending' } | PaymentResult;

/** A message of the provider: signed fields, or a body with a signature in a header. */
export type Notice =
  | { kind: 'fields'; fields: SignedFields }
  | { kind: 'body'; body: Buffer; signature: string | undefined };

/**
 * Interface to a provider of card payments (docs/payments.md). Another provider is another file with these four
 * functions, selected by PAYMENT_PROVIDER; provider-contract.test.ts shows what each must do.
 */
export type PaymentProvider = {
  name: string;
  /**
   * Prepares the provider's page; a repeated request leads to the same payment.
   * @throws when the provider does not respond.
   */
  prepare(request: PaymentRequest): Promise<PaymentForm>;
  /**
   * Reads a notification; `undefined` for one that is not the result of a payment.
   * @throws NoticeError for a message that is not the provider's, or that is too old.
   */
  readNotice(notice: Notice): PaymentResult | undefined;
  /**
   * Returns the state of a payment; one that can no longer be paid in time is cancelled at the provider.
   * @throws when the provider does not respond.
   */
  askState(payment: PaymentKey): Promise<ProviderState>;
  /**
   * Refunds a payment or a part of it. `refund`: reference within the payment; repeated calls with it refund once.
   * @throws when the provider does not do it.
   */
  refund(payment: PaymentKey, part: { refund: string; amount: number }): Promise<void>;
};

export class NoticeError extends Error {
  readonly code: 'bad_signature' | 'too_old' | 'malformed';

  constructor(code: NoticeError['code']) {
    super(`This notice is ${code}.`);
    this.code = code;
  }
}
