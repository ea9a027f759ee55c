import type { Locale } from '#shared/locale.ts';
import type { SignedFields } from './signature.ts';

/** `amount`: cents with tax. */
export type PaymentRequest = {
  reference: string;
  amount: number;
  /** ISO 4217 code. */
  currency: string;
  lang: Locale;
  /** Address the buyer returns to, whatever the result. */
  returnUrl: string;
  expiresAt: Date;
};

/** Form that the buyer's browser posts to the provider's page. */
export type PaymentForm = { actionUrl: string; fields: Record<string, string> };

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

/**
 * Interface to a provider of card payments. Another provider is another file with these four functions,
 * selected by PAYMENT_PROVIDER.
 */
export type PaymentProvider = {
  name: string;
  prepare(request: PaymentRequest): PaymentForm;
  /** @throws NoticeError for fields that are not the provider's, or that are too old. */
  readNotice(fields: SignedFields): PaymentResult;
  /** @throws when the provider does not respond. */
  askState(reference: string): Promise<ProviderState>;
  /**
   * Refunds a payment.
   * @throws when the provider does not do it.
   */
  refund(reference: string, amount: number): Promise<void>;
};

export class NoticeError extends Error {
  readonly code: 'bad_signature' | 'too_old' | 'malformed';

  constructor(code: NoticeError['code']) {
    super(`This notice is ${code}.`);
    this.code = code;
  }
}
