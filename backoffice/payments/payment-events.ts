import { raw, Router, type Request } from 'express';
import { Failure, notFound } from '#backoffice/http/failure.ts';
import { settlePayment, type SettleOptions } from './settle-payment.ts';
import { NoticeError, type Notice, type PaymentProvider, type PaymentResult } from './provider.ts';
import type { Kysely } from 'kysely';
import type { Schema } from '#backoffice/database/schema.ts';

/** Public path of providers' events, which the storefront forwards byte for byte. */
export const PAYMENT_EVENTS_PATH = '/payment-events';

const SIGNATURE_HEADER = 'stripe-signature';
const MAX_BODY = '256kb';

type Dependencies = {
  db: Kysely<Schema>;
  provider: PaymentProvider | undefined;
  onConfirmed: SettleOptions['onConfirmed'];
};

/**
 * Receives events that are signed over their raw bytes. It is outside the contract, because the provider defines its
 * form; an event about a payment of another shop is accepted without effect, or the provider would repeat it for days.
 */
export function createPaymentEvents({ db, provider, onConfirmed }: Dependencies): Router {
  const router = Router();
  router.post(
    `${PAYMENT_EVENTS_PATH}/:provider`,
    raw({ type: () => true, limit: MAX_BODY }),
    async (request, response) => {
      if (!provider || request.params['provider'] !== provider.name) throw notFound();
      const result = readNotice(provider, toNotice(request));
      if (result) await settlePayment(db, result, { provider: provider.name, onConfirmed });
      response.json({ received: true });
    },
  );
  return router;
}

/** @throws Failure 400 for a notification that the provider did not sign. */
export function readNotice(provider: PaymentProvider, notice: Notice): PaymentResult | undefined {
  try {
    return provider.readNotice(notice);
  } catch (error) {
    if (error instanceof NoticeError) throw new Failure(400, { code: error.code, message: error.message });
    throw error;
  }
}

function toNotice(request: Request): Notice {
  const { body } = request as { body: unknown };
  return {
    kind: 'body',
    body: Buffer.isBuffer(body) ? body : Buffer.alloc(0),
    signature: request.get(SIGNATURE_HEADER),
  };
}
