import type { Kysely } from 'kysely';
import type { Schema } from '#backoffice/database/schema.ts';
import { AnswerFile } from '#backoffice/http/answer-file.ts';
import { notFound } from '#backoffice/http/failure.ts';
import { requireProfessional } from '#backoffice/http/require-professional.ts';
import type { OperationServer } from '#backoffice/http/serve-operation.ts';
import { readProgress } from '#backoffice/orders/order-progress.ts';
import { readCarrierName } from '#backoffice/shipping/list-carriers.ts';
import { cancelOrder } from '#backoffice/orders/cancel-order.ts';
import { changeOrder } from '#backoffice/orders/change-order.ts';
import { toOrderDetails } from '#backoffice/orders/to-order-details.ts';
import type { OrderDetails } from '#shared/contract/order-call.ts';
import {
  ORDER_PAPERS,
  type OrderCancelled,
  type OrderChange,
  type OrderListQuery,
} from '#shared/contract/order-list.ts';
import { PAPER_FILES } from '#shared/contract/order-list-operations.ts';
import { listOrders } from './list-orders.ts';
import type { PaperFiles } from './paper-files.ts';
import { requireOrder } from './require-order.ts';
import { serveReorder } from './serve-reorder.ts';
import { toFollowedOrder } from './to-followed-order.ts';
import { readTrackingUrl } from './tracking.ts';

/** What a professional has ordered: lists, each order as it stands, its papers. Always of who is logged in. */
export function servePapers(server: OperationServer, db: Kysely<Schema>, files: PaperFiles): void {
  server.on<OrderListQuery>('GET /order', (call) => {
    const { customerId } = requireProfessional(call);
    return listOrders(db, { ...call.query, siteId: call.scope.siteId, customerId });
  });
  server.on('GET /order/{id}', async (call) => {
    const order = await requireOrder(db, call);
    const { zipcode } = order.deliveryAddress;
    const [shown, printed, trackingUrl, progress] = await Promise.all([
      readCarrierName(db, order, call.scope.lang),
      readCarrierName(db, order, order.lang),
      readTrackingUrl(db, order),
      readProgress(db, order.siteId, [{ ...order, zipcode }]),
    ]);
    return toFollowedOrder(order, {
      files,
      shown,
      printed,
      trackingUrl,
      lang: call.scope.lang,
      progress: progress.get(order.id) ?? null,
    });
  });
  server.on<unknown, OrderChange>('PUT /order', async (call): Promise<OrderDetails> => {
    const { customerId } = requireProfessional(call);
    await changeOrder(db, customerId, call.body);
    return toOrderDetails(db, await requireOrder(db, { ...call, id: call.body.id }), call.scope.lang);
  });
  server.on('DELETE /order/{id}', async (call): Promise<OrderCancelled> => {
    const { customerId } = requireProfessional(call);
    await cancelOrder(db, { orderId: call.id, customerId });
    return { id: call.id, status: 'cancelled' };
  });
  serveReorder(server, db);
  for (const type of ORDER_PAPERS) {
    const [usual] = PAPER_FILES[type];
    for (const extra of [undefined, ...PAPER_FILES[type]]) {
      const path = `GET /order/{id}/document/${type}${extra === undefined ? '' : `/${extra}`}`;
      server.on(path, async (call) => {
        const order = await requireOrder(db, call);
        const carrier = await readCarrierName(db, order, order.lang);
        const file = await files.make(order, carrier, { type, extra: extra ?? usual });
        if (!file) throw notFound();
        return new AnswerFile({ ...file, isShown: file.type === 'application/pdf' });
      });
    }
  }
}
