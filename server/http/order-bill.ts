import type { RequestHandler } from 'express';
import { matchPath } from '#routes/match-path.ts';
import { ApiError } from '#shared/api/api-error.ts';
import { createCaller, OWN, type Caller } from '#shared/api/caller.ts';
import type { Send } from '#shared/api/send.ts';
import type { OrderSummary } from '#shared/contract/order-list.ts';
import type { UrlTarget } from '#shared/domain/sales-plan.ts';
import { onRefusedFile } from './file-navigation.ts';

type Options = {
  send: Send;
  siteId: number;
  planId: (target?: UrlTarget) => Promise<number>;
  apiPath: string;
  /** Without the shop there are no invoices. */
  isEnabled: boolean;
  /** Forwards a call to the back office, and errors to `refuseFile`. */
  proxy: RequestHandler;
};

/**
 * `/ma-commande/facture/{reference}`: serves the invoice as a file, with the visitor's token (RT-49). Without a
 * session, for the order of another customer and for an invoice that is not issued, the pages respond.
 */
export function createOrderBill({
  send,
  siteId,
  planId,
  apiPath,
  isEnabled,
  proxy,
}: Options): RequestHandler {
  return async (request, response, next) => {
    const { token } = response.locals.session;
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    const match = isEnabled && isRead && token !== undefined ? matchPath(request.path)?.match : undefined;
    if (match?.name !== 'order-bill' || token === undefined) return next();
    const plan = await planId('pro');
    const withToken: Send = (call) => send({ ...call, token });
    const caller = createCaller(withToken, { siteId, locale: match.locale, salesPlanId: () => plan });
    const order = await findOrder(caller, match.params['reference'] ?? '');
    if (!order?.invoiced) return next();
    onRefusedFile(request, response, () => {
      request.url = request.originalUrl;
      next();
    });
    const path = `order/${order.id}/document/invoice/pdf`;
    const query = { site_id: String(siteId), lang: match.locale, sales_plan_id: String(plan) };
    request.url = `${apiPath}${path}?${new URLSearchParams(query)}`;
    return proxy(request, response, next);
  };
}

/** The pages respond to errors, an ended session included. */
async function findOrder({ call }: Caller, reference: string): Promise<OrderSummary | undefined> {
  try {
    const { items } = await call('GET /order', { query: { reference }, ...OWN });
    return items[0];
  } catch (error) {
    if (error instanceof ApiError) return undefined;
    throw error;
  }
}
