import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

export const STRIPE_KEY = 'sk_test_key_of_the_tests_0001';
export const STRIPE_WEBHOOK_SECRET = 'whsec_secret_of_the_tests_0001';

export type StripeSession = {
  id: string;
  object: 'checkout.session';
  status: 'open' | 'complete' | 'expired';
  payment_status: 'paid' | 'unpaid';
  client_reference_id: string;
  amount_total: number;
  currency: string;
  payment_intent: string | null;
  url: string | null;
};

export type StripeServer = {
  url: string;
  sessions: Map<string, StripeSession>;
  /** Refunded cents by payment intent. */
  refunds: Map<string, number>;
  /** Finds the session of a payment. */
  sessionOf(reference: string): StripeSession;
  /** The buyer pays on the page of a session. */
  pay(reference: string): StripeSession;
  close(): void;
};

type Reply = { status: number; body: object };
type Form = URLSearchParams;

/**
 * A server with the published interface of Stripe that the shop uses: sessions of Checkout, refunds, idempotency keys
 * and their refusal with other parameters.
 */
export async function startStripeServer(): Promise<StripeServer> {
  const sessions = new Map<string, StripeSession>();
  const refunds = new Map<string, number>();
  const known = new Map<string, { sent: string; reply: Reply }>();

  const handle = (method: string, path: string, form: Form): Reply => {
    if (method === 'POST' && path === '/v1/checkout/sessions') return createSession(sessions, form);
    const [, id = '', action] = /^\/v1\/checkout\/sessions\/(\w+)(\/expire)?$/.exec(path) ?? [];
    const session = sessions.get(id);
    if (session && method === 'GET') return { status: 200, body: session };
    if (session && method === 'POST' && action) return expire(session);
    if (method === 'POST' && path === '/v1/refunds') return refund(sessions, refunds, form);
    return { status: 404, body: refusal('invalid_request_error', 'No such resource') };
  };

  const respond = async (request: IncomingMessage, response: ServerResponse) => {
    const sent = await text(request);
    if (request.headers.authorization !== `Bearer ${STRIPE_KEY}`)
      return send(response, { status: 401, body: refusal('invalid_request_error', 'Invalid API Key') });
    const key = request.headers['idempotency-key'];
    const { method = 'GET', url: path = '' } = request;
    const former = typeof key === 'string' && method === 'POST' ? known.get(key) : undefined;
    if (former && former.sent !== sent)
      return send(response, { status: 400, body: refusal('idempotency_error', 'Other parameters') });
    const reply = former?.reply ?? handle(method, path, new URLSearchParams(sent));
    if (typeof key === 'string' && method === 'POST') known.set(key, { sent, reply });
    return send(response, reply);
  };
  const server = createServer((request, response) => void respond(request, response));
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const sessionOf = (reference: string) => {
    const found = [...sessions.values()].find((session) => session.client_reference_id === reference);
    if (!found) throw new Error(`There is no session of ${reference}.`);
    return found;
  };
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    sessions,
    refunds,
    sessionOf,
    pay(reference) {
      const session = sessionOf(reference);
      Object.assign(session, {
        status: 'complete',
        payment_status: 'paid',
        url: null,
        payment_intent: newId('pi'),
      });
      return session;
    },
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}

function createSession(sessions: Map<string, StripeSession>, form: Form): Reply {
  const amount = Number(form.get('line_items[0][price_data][unit_amount]'));
  if (!Number.isInteger(amount) || amount <= 0 || form.get('success_url') === null)
    return { status: 400, body: refusal('invalid_request_error', 'Missing parameter') };
  const id = newId('cs');
  const session: StripeSession = {
    id,
    object: 'checkout.session',
    status: 'open',
    payment_status: 'unpaid',
    client_reference_id: form.get('client_reference_id') ?? '',
    amount_total: amount,
    currency: form.get('line_items[0][price_data][currency]') ?? '',
    payment_intent: null,
    url: `https://checkout.stripe.example/c/pay/${id}`,
  };
  sessions.set(id, session);
  return { status: 200, body: session };
}

function expire(session: StripeSession): Reply {
  if (session.status !== 'open')
    return { status: 400, body: refusal('invalid_request_error', 'Only open sessions can be expired') };
  Object.assign(session, { status: 'expired', url: null });
  return { status: 200, body: session };
}

function refund(sessions: Map<string, StripeSession>, refunds: Map<string, number>, form: Form): Reply {
  const intent = form.get('payment_intent') ?? '';
  const amount = Number(form.get('amount'));
  const paid = [...sessions.values()].find((session) => session.payment_intent === intent)?.amount_total ?? 0;
  const total = (refunds.get(intent) ?? 0) + amount;
  if (total > paid)
    return { status: 400, body: refusal('invalid_request_error', 'Refund exceeds the charge') };
  refunds.set(intent, total);
  return { status: 200, body: { id: newId('re'), object: 'refund', amount, status: 'succeeded' } };
}

function refusal(type: string, message: string): object {
  return { error: { type, message } };
}

function newId(prefix: string): string {
  return `${prefix}_${randomUUID().replaceAll('-', '')}`;
}

function send(response: ServerResponse, { status, body }: Reply): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}
