import { z } from 'zod';
import { headerSecret, oneOf, phrase, webOrigin } from '#shared/variables/kinds.ts';
import type { StripeOptions } from './stripe-provider.ts';

/** Variables of card payments. */
export const PAYMENT_VARIABLES = {
  /** Defaults to the test bank with demo data and to no provider without. */
  PAYMENT_PROVIDER: oneOf(['test-bank', 'stripe', 'none']).optional(),
  PAYMENT_SECRET: phrase(24).optional(),
  TEST_BANK_URL: webOrigin.optional(),
  STRIPE_SECRET_KEY: headerSecret(24).optional(),
  STRIPE_WEBHOOK_SECRET: headerSecret(24).optional(),
  STRIPE_API_URL: webOrigin.optional(),
};

export type PaymentConfig =
  | { provider: 'none' }
  | {
      provider: 'test-bank';
      /** Secret for signatures; `undefined`: generated at the first start. */
      secret: string | undefined;
      /** Address of a test bank that runs elsewhere; `undefined`: one is started here. */
      testBankUrl: string | undefined;
    }
  | ({ provider: 'stripe' } & StripeOptions);

const schema = z.object(PAYMENT_VARIABLES);
type Values = z.output<typeof schema>;

const STRIPE_KEYS = ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET'] as const;

/** Adds an issue for each key that Stripe needs and that is not set. */
export function requireStripeKeys(values: Values, context: z.RefinementCtx<Values>): void {
  if (values.PAYMENT_PROVIDER !== 'stripe') return;
  for (const name of STRIPE_KEYS)
    if (values[name] === undefined)
      context.addIssue({ code: 'custom', path: [name], message: 'set when PAYMENT_PROVIDER is stripe' });
}

/** The provider of card payments; the test bank by default with demo data. */
export function readPaymentConfig(values: Values & { DEMO_DATA: boolean }): PaymentConfig {
  const provider = values.PAYMENT_PROVIDER ?? (values.DEMO_DATA ? 'test-bank' : 'none');
  if (provider === 'none') return { provider };
  if (provider === 'test-bank')
    return { provider, secret: values.PAYMENT_SECRET, testBankUrl: values.TEST_BANK_URL };
  return {
    provider,
    secretKey: values.STRIPE_SECRET_KEY ?? '',
    webhookSecret: values.STRIPE_WEBHOOK_SECRET ?? '',
    apiUrl: values.STRIPE_API_URL,
  };
}
