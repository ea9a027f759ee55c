import { Stripe } from 'stripe';
import { NoticeError, type PaymentProvider, type ProviderState } from './provider.ts';

export type StripeOptions = {
  secretKey: string;
  /** Secret of the endpoint that receives events. */
  webhookSecret: string;
  /** Origin of the API; `undefined`: the provider's own. */
  apiUrl?: string | undefined;
};

type Session = Stripe.Checkout.Session;

export const STRIPE = 'stripe';

const CALL_TIMEOUT_MS = 6000;
const RETRIES = 2;
/** Events that decide a payment. Cards that are declined are not final: the buyer tries another on the same page. */
const DECISIVE = new Set(['checkout.session.completed', 'checkout.session.expired']);

/** Stripe Checkout: the buyer pays by card on the provider's page, by its official library. */
export function createStripeProvider({ secretKey, webhookSecret, apiUrl }: StripeOptions): PaymentProvider {
  const stripe = new Stripe(secretKey, {
    ...readServer(apiUrl),
    timeout: CALL_TIMEOUT_MS,
    maxNetworkRetries: RETRIES,
    telemetry: false,
  });
  const sessions = stripe.checkout.sessions;
  return {
    name: STRIPE,
    async prepare({ reference, providerId, amount, currency, lang, label, returnUrl, cancelUrl }) {
      const session =
        providerId === null
          ? await sessions.create(
              {
                mode: 'payment',
                allowed_payment_method_types: ['card'],
                client_reference_id: reference,
                metadata: { reference },
                payment_intent_data: { metadata: { reference } },
                line_items: [
                  {
                    quantity: 1,
                    price_data: {
                      currency: currency.toLowerCase(),
                      unit_amount: amount,
                      product_data: { name: label },
                    },
                  },
                ],
                locale: lang,
                success_url: returnUrl,
                cancel_url: cancelUrl,
              },
              // Two windows of one buyer share one session: nothing is paid twice.
              { idempotencyKey: `checkout-${reference}` },
            )
          : await sessions.retrieve(providerId);
      // A session that is over has no page: the order's own page shows its result.
      return { method: 'GET', actionUrl: session.url ?? returnUrl, fields: {}, providerId: session.id };
    },

    readNotice(notice) {
      if (notice.kind !== 'body') throw new NoticeError('malformed');
      const event = verify(stripe, notice, webhookSecret);
      if (!DECISIVE.has(event.type)) return undefined;
      const state = toState(event.data.object as Session, event.id);
      return 'eventId' in state ? state : undefined;
    },

    async askState({ providerId, expiresAt }) {
      if (providerId === null) return { state: 'unknown' };
      const session = await sessions.retrieve(providerId);
      const isOver = session.status === 'open' && expiresAt.getTime() < Date.now();
      const last = isOver ? await sessions.expire(providerId) : session;
      return toState(last, `${last.id} ${last.status}`);
    },

    async refund({ reference, providerId }, { refund, amount }) {
      if (providerId === null) throw new Error(`The payment ${reference} was never opened.`);
      const { payment_intent: intent } = await sessions.retrieve(providerId);
      if (intent === null) throw new Error(`The payment ${reference} was never charged.`);
      await stripe.refunds.create(
        { payment_intent: typeof intent === 'string' ? intent : intent.id, amount, metadata: { reference } },
        { idempotencyKey: `refund-${reference}-${refund}` },
      );
    },
  };
}

function verify(
  stripe: Stripe,
  { body, signature = '' }: { body: Buffer; signature: string | undefined },
  secret: string,
) {
  try {
    return stripe.webhooks.constructEvent(body, signature, secret);
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeSignatureVerificationError))
      throw new NoticeError('malformed');
    throw new NoticeError(/timestamp/i.test(error.message) ? 'too_old' : 'bad_signature');
  }
}

/** The state of a payment from that of its session. `eventId`: identifies the result. */
function toState(session: Session, eventId: string): ProviderState {
  const {
    client_reference_id: reference,
    status,
    payment_status: paid,
    amount_total: amount,
    currency,
  } = session;
  if (reference === null || amount === null || currency === null) throw new NoticeError('malformed');
  const result = { eventId, reference, amount, currency: currency.toUpperCase() };
  if (status === 'complete' && paid === 'paid') return { ...result, state: 'paid', reason: null };
  if (status === 'expired') return { ...result, state: 'cancelled', reason: 'expired' };
  return { state: 'pending' };
}

function readServer(apiUrl: string | undefined) {
  if (apiUrl === undefined) return {};
  const { protocol, hostname, port } = new URL(apiUrl);
  return {
    host: hostname,
    protocol: protocol === 'http:' ? ('http' as const) : ('https' as const),
    ...(port && { port }),
  };
}
