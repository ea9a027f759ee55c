import type { Locale } from '#shared/locale.ts';
import type { SignedFields } from './signature.ts';

/** A payment to be asked for. `amount` in cents with tax. */
export type PaymentRequest = {
  reference: string;
  amount: number;
  lang: Locale;
  /** Where the buyer comes back to, whatever has become of it. */
  returnUrl: string;
  expiresAt: Date;
};

/** What the buyer's browser sends to the provider's page. */
export type PaymentForm = { actionUrl: string; fields: Record<string, string> };

/** What a provider can say once and for all of a payment. `reason`: its code for a refusal. */
export type ProviderWord = {
  /** The same for the same word, however often it is sent. */
  eventId: string;
  reference: string;
  state: 'paid' | 'refused' | 'cancelled';
  /** Cents that were taken. */
  amount: number;
  reason: string | null;
};

/** `unknown`: nobody has come with it yet. */
export type ProviderState = { state: 'unknown' | 'pending' } | ProviderWord;

/**
 * All the shop knows of whoever takes card payments. Another provider is another file that gives these four
 * functions, chosen by PAYMENT_PROVIDER.
 */
export type PaymentProvider = {
  name: string;
  prepare(request: PaymentRequest): PaymentForm;
  /** @throws NoticeFault for fields that are not the provider's, or that are too old. */
  readNotice(fields: SignedFields): ProviderWord;
  /** @throws when the provider does not answer. */
  askState(reference: string): Promise<ProviderState>;
  /** Gives the money back. @throws when the provider does not do it. */
  refund(reference: string, amount: number): Promise<void>;
};

export class NoticeFault extends Error {
  readonly code: 'bad_signature' | 'too_old' | 'malformed';

  constructor(code: NoticeFault['code']) {
    super(`This notice is ${code}.`);
    this.code = code;
  }
}
