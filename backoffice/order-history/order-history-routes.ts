import type { Kysely } from 'kysely';
import type { Schema } from '#backoffice/database/schema.ts';
import { FileResponse } from '#backoffice/http/file-response.ts';
import { notFound } from '#backoffice/http/failure.ts';
import { requireProfessional } from '#backoffice/http/require-professional.ts';
import type { OperationServer } from '#backoffice/http/serve-operation.ts';
import { readProgress } from '#backoffice/orders/order-progress.ts';
import { readCarrierName } from '#backoffice/shipping/list-carriers.ts';
import { cancelOrder } from '#backoffice/orders/cancel-order.ts';
import { changeOrder } from '#backoffice/orders/change-order.ts';
import { readLineCovers } from '#backoffice/orders/line-covers.ts';
import { toOrderDetails } from '#backoffice/orders/to-order-details.ts';
import type { OrderDetails } from '#shared/contract/order-call.ts';
import type { OrderCancelled, OrderDocumentType } from '#shared/contract/order-list.ts';
import type { OrderDocumentFormat } from '#shared/contract/order-list-operations.ts';
import type { OperationId } from '#shared/contract/operations.ts';
import { listOrders } from './list-orders.ts';
import type { OrderDocumentFiles } from '#backoffice/order-documents/order-document-files.ts';
import { readShipments } from './read-shipments.ts';
import { requireOrder } from './require-order.ts';
import { serveReorder } from './serve-reorder.ts';
import { toFollowedOrder } from './to-followed-order.ts';
import { readTrackingUrl } from './tracking.ts';

type DocumentOperation = Extract<OperationId, `GET /order/{id}/document/${string}`>;

export function serveOrderHistory(
  server: OperationServer,
  db: Kysely<Schema>,
  files: OrderDocumentFiles,
): void {
  server.on('GET /order', (call) => {
    const { customerId } = requireProfessional(call);
    return listOrders(db, { ...call.query, siteId: call.scope.siteId, customerId });
  });
  server.on('GET /order/{id}', async (call) => {
    const order = await requireOrder(db, call);
    const { zipcode } = order.deliveryAddress;
    const [shown, printed, covers, trackingUrl, progress, shipments] = await Promise.all([
      readCarrierName(db, order, call.scope.lang),
      readCarrierName(db, order, order.lang),
      readLineCovers(db, order, call.scope.lang),
      readTrackingUrl(db, order),
      readProgress(db, order.siteId, [{ ...order, zipcode }]),
      readShipments(db, order, call.scope.lang),
    ]);
    return toFollowedOrder(order, {
      files,
      shown,
      printed,
      covers,
      trackingUrl,
      shipments,
      lang: call.scope.lang,
      progress: progress.get(order.id) ?? null,
    });
  });
  server.on('PUT /order', async (call): Promise<OrderDetails> => {
    const { customerId } = requireProfessional(call);
    await changeOrder(db, customerId, call.body);
    return toOrderDetails(db, await requireOrder(db, { ...call, params: call.body }), call.scope.lang);
  });
  server.on('DELETE /order/{id}', async (call): Promise<OrderCancelled> => {
    const { customerId } = requireProfessional(call);
    await cancelOrder(db, { orderId: call.params.id, customerId });
    return { id: call.params.id, status: 'cancelled' };
  });
  serveReorder(server, db);
  const serve = (id: DocumentOperation, type: OrderDocumentType, extra: OrderDocumentFormat) =>
    server.on(id, async (call) => {
      const order = await requireOrder(db, call);
      const carrier = await readCarrierName(db, order, order.lang);
      const file = await files.make(order, carrier, { type, extra });
      if (!file) throw notFound();
      return new FileResponse({ ...file, isShown: file.type === 'application/pdf' });
    });
  serve('GET /order/{id}/document/invoice', 'invoice', 'pdf');
  serve('GET /order/{id}/document/invoice/pdf', 'invoice', 'pdf');
  serve('GET /order/{id}/document/invoice/xml', 'invoice', 'xml');
  serve('GET /order/{id}/document/invoice/csv', 'invoice', 'csv');
  serve('GET /order/{id}/document/delivery', 'delivery', 'pdf');
  serve('GET /order/{id}/document/delivery/pdf', 'delivery', 'pdf');
  serve('GET /order/{id}/document/order', 'order', 'pdf');
  serve('GET /order/{id}/document/order/pdf', 'order', 'pdf');
  serve('GET /order/{id}/document/order/csv', 'order', 'csv');
}
