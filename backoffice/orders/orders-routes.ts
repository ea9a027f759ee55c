import type { Kysely } from 'kysely';
import { readCartResponse } from '#backoffice/cart/build-cart-response.ts';
import type { Schema } from '#backoffice/database/schema.ts';
import { Failure, invalidRequest, notFound } from '#backoffice/http/failure.ts';
import { requireProfessional } from '#backoffice/http/require-professional.ts';
import type { OperationServer } from '#backoffice/http/serve-operation.ts';
import { lastPayment, toStatus } from '#backoffice/payments/payment-of-order.ts';
import type { PaymentProvider } from '#backoffice/payments/provider.ts';
import type { OrderResponse, OrderStatusResponse, PreparedPayment } from '#shared/contract/order-call.ts';
import { IDEMPOTENCY_HEADER } from '#shared/domain/order-status.ts';
import { createOrder } from './create-order.ts';
import { findPendingOrder } from './known-order.ts';
import type { OnConfirmed } from './order-request.ts';
import { readOrder, type OrderRecord } from './read-order.ts';
import { formatMessage } from '#backoffice/messages/format-message.ts';
import { returnUrls } from './return-url.ts';
import { toOrderDetails } from './to-order-details.ts';

export type OrderDependencies = {
  db: Kysely<Schema>;
  /** Provider of card payments; `undefined` disables them. */
  provider: PaymentProvider | undefined;
  onConfirmed: OnConfirmed;
  publicUrl: string;
};

/** Routes from cart to order and payment (AP-09), for logged-in professionals and their own orders only. */
export function serveOrders(server: OperationServer, deps: OrderDependencies): void {
  const { db, provider, onConfirmed, publicUrl } = deps;

  server.on('POST /order', async (call): Promise<OrderResponse> => {
    const account = requireProfessional(call);
    const { lang, siteId } = call.scope;
    const key = call.caller.idempotencyKey;
    if (key === undefined) throw invalidRequest({ [IDEMPOTENCY_HEADER]: 'required' });
    const options = { provider: provider?.name, onConfirmed };
    const id = await createOrder(db, { account, lang, key, form: call.body }, options);
    const order = await readOrder(db, { siteId, id });
    if (!order) throw new Error('The order that was just created does not exist.');
    return {
      ...(await readCartResponse(db, { kind: 'customer', siteId, customerId: account.customerId }, lang)),
      id,
      reference: order.reference,
      status: order.status,
      order: await toOrderDetails(db, order, lang),
    };
  });

  server.on('GET /cart-prepare-card-payment', async (call): Promise<PreparedPayment> => {
    const { customerId } = requireProfessional(call);
    const { lang, siteId } = call.scope;
    const reference = call.query.reference ?? (await findPendingOrder(db, { siteId, customerId }));
    const order = reference && (await readOrder(db, { siteId, customerId, reference }));
    if (!order) throw notFound();
    const payment = await lastPayment(db, order.id);
    if (!provider || order.status !== 'pending_payment' || payment?.state !== 'pending')
      throw new Failure(409, { code: 'payment_not_pending', message: 'Nothing waits to be paid here.' });
    const { actionUrl, method, fields, providerId } = await provider.prepare({
      reference: payment.reference,
      providerId: payment.providerId,
      label: formatMessage(lang, 'payments.order_label', { reference: order.reference }),
      amount: payment.amount,
      currency: order.currency.code,
      lang,
      ...returnUrls(publicUrl, lang, order.reference),
      expiresAt: payment.expiresAt,
    });
    if (providerId !== payment.providerId) await storeProviderId(db, payment.id, providerId);
    return {
      ...(await readCartResponse(db, { kind: 'customer', siteId, customerId }, lang)),
      action_url: actionUrl,
      method,
      fields,
      reference: order.reference,
      expires_at: payment.expiresAt.toISOString(),
      payment: { technical_name: 'cb', amount: payment.amount / 100 },
    };
  });

  server.on('GET /cart/check-status-order', async (call): Promise<OrderStatusResponse> => {
    const { customerId } = requireProfessional(call);
    const { lang, siteId } = call.scope;
    const order = await readOrder(db, { siteId, customerId, reference: call.query.reference });
    if (!order) throw notFound();
    return {
      ...(await readCartResponse(db, { kind: 'customer', siteId, customerId }, lang)),
      ...(await paymentOf(db, order)),
      order: await toOrderDetails(db, order, lang),
    };
  });
}

/** Stores the number under which the provider knows a payment, so that its state can be asked for. */
async function storeProviderId(db: Kysely<Schema>, id: number, providerId: string | null): Promise<void> {
  await db.updateTable('payment').set({ provider_id: providerId }).where('id', '=', id).execute();
}

/** Only orders paid by card have a payment to start here. */
async function paymentOf(
  db: Kysely<Schema>,
  order: OrderRecord,
): Promise<Pick<OrderStatusResponse, 'status' | 'reason'>> {
  const payment = await lastPayment(db, order.id);
  return payment
    ? { status: toStatus(payment), reason: payment.reason }
    : { status: 'pending', reason: null };
}
