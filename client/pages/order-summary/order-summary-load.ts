import { orderMeta } from '#client/pages/common/order/order-meta.ts';
import { orderOfCart } from '#client/pages/common/order/order-state.ts';
import { orderPath, readReference, stepPath } from '#client/pages/common/order/order-paths.ts';
import type { LoadArgs, PageLoad } from '#client/pages/common/load/page-load.ts';
import { ApiError } from '#shared/api/api-error.ts';
import { createOrdersApi } from '#shared/api/orders.ts';
import type { CartResponse } from '#shared/contract/cart.ts';
import type { PreparedPayment } from '#shared/contract/order-call.ts';
import type { PageOutcome } from '#shared/page-outcome.ts';

export type BankForm = Pick<
  PreparedPayment,
  'action_url' | 'method' | 'fields' | 'reference' | 'expires_at'
> & {
  total: number;
};

/**
 * `key`: idempotency key of the order form. `blocked`: a form was refused because the cart has nothing left to order.
 */
export type SummaryData =
  | { view: 'summary'; cart: CartResponse; key: string }
  | { view: 'blocked'; cart: CartResponse }
  | { view: 'bank'; bank: BankForm };

/**
 * Loads the summary (RT-51), or the bank form of a placed order. An incomplete cart redirects to the missing step
 * (CK-07); after a refused form, shows the error first.
 */
export const load: PageLoad<SummaryData> = async (args) => {
  const { api, store, match, search, refused } = args;
  if (!store.settings.cartEnabled) return { kind: 'notFound' };
  if (!store.settings.isProConnected) return { kind: 'redirect', to: stepPath(match, 'cart'), status: 302 };
  const reference = readReference(search);
  if (reference !== undefined) return loadBankForm(args, reference);
  const cart = await createOrdersApi(api.caller).cart();
  store.order.update({ ...orderOfCart(cart), step: 'summary' });
  const isBlocked = cart.missing_step === 'cart' || cart.missing_step === 'shipping';
  if (isBlocked && !refused)
    return { kind: 'redirect', to: stepPath(match, cart.missing_step ?? 'cart'), status: 302 };
  return {
    kind: 'ok',
    data: isBlocked ? { view: 'blocked', cart } : { view: 'summary', cart, key: crypto.randomUUID() },
    meta: orderMeta(args, 'order.summary_title'),
  };
};

/** Loads the bank form. An order whose payment is already decided redirects to its result. */
async function loadBankForm(args: LoadArgs, reference: string): Promise<PageOutcome<SummaryData>> {
  try {
    const prepared = await createOrdersApi(args.api.caller).prepare(reference);
    const { action_url, method, fields, expires_at, payment } = prepared;
    args.store.order.update({ step: 'payment', paymentBy: 'cb' });
    return {
      kind: 'ok',
      data: {
        view: 'bank',
        bank: { action_url, method, fields, reference, expires_at, total: payment.amount },
      },
      meta: orderMeta(args, 'order.bank_title'),
    };
  } catch (error) {
    if (!(error instanceof ApiError) || error.statusCode !== 409) throw error;
    return { kind: 'redirect', to: orderPath(args.match, 'order-confirmation-cb', reference), status: 302 };
  }
}
