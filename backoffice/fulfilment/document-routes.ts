import type { Kysely } from 'kysely';
import type { Schema } from '#backoffice/database/schema.ts';
import type { Canvas } from '#backoffice/documents/layout/write-text.ts';
import { notFound } from '#backoffice/http/failure.ts';
import { FileResponse } from '#backoffice/http/file-response.ts';
import { requireProfessional } from '#backoffice/http/require-professional.ts';
import type { Call, OperationServer } from '#backoffice/http/serve-operation.ts';
import type {
  OrderDocumentFile,
  OrderDocumentFiles,
} from '#backoffice/order-documents/order-document-files.ts';
import { readOrder, type OrderRecord } from '#backoffice/orders/read-order.ts';
import { readCarrierName } from '#backoffice/shipping/list-carriers.ts';
import { readSeller } from '#backoffice/sites/read-seller.ts';
import { findOrderOf } from './find-order-of.ts';
import { makeCreditNote, makeDeliveryNote } from './fulfilment-documents.ts';
import { drawLabels } from './draw-labels.ts';
import { drawPickList } from './draw-pick-list.ts';
import { readPickOrders } from './read-pick-orders.ts';

type Dependencies = {
  db: Kysely<Schema>;
  files: OrderDocumentFiles;
  onMissing: Canvas['onMissing'];
};

/** Documents of orders for operators, and those of parcels and credit notes for their buyers. */
export function serveFulfilmentDocuments(
  server: OperationServer,
  { db, files, onMissing }: Dependencies,
): void {
  const requireOrder = async (key: { siteId: number; id: number }): Promise<OrderRecord> => {
    const order = await readOrder(db, key);
    if (!order) throw notFound();
    return order;
  };
  const serve = (
    id:
      | 'GET /fulfilment/order/{id}/document/order'
      | 'GET /fulfilment/order/{id}/document/invoice'
      | 'GET /fulfilment/order/{id}/document/invoice/xml',
    type: 'order' | 'invoice',
    extra: 'pdf' | 'xml',
  ) =>
    server.on(id, async ({ params, scope }) => {
      const order = await requireOrder({ siteId: scope.siteId, id: params.id });
      const carrier = await readCarrierName(db, order, order.lang);
      const file = await files.make(order, carrier, { type, extra });
      if (!file) throw notFound();
      return shown(file);
    });
  serve('GET /fulfilment/order/{id}/document/order', 'order', 'pdf');
  serve('GET /fulfilment/order/{id}/document/invoice', 'invoice', 'pdf');
  serve('GET /fulfilment/order/{id}/document/invoice/xml', 'invoice', 'xml');

  const deliveryNote = async (id: number, owner: { siteId: number; customerId?: number }) => {
    const orderId = await findOrderOf(db, 'parcel', { ...owner, id });
    const order = await requireOrder({ siteId: owner.siteId, id: orderId });
    return shown(await makeDeliveryNote(db, order, id, onMissing));
  };
  const creditNote = async (
    id: number,
    extra: 'pdf' | 'xml',
    owner: { siteId: number; customerId?: number },
  ) => {
    const orderId = await findOrderOf(db, 'credit_note', { ...owner, id });
    const order = await requireOrder({ siteId: owner.siteId, id: orderId });
    return shown(await makeCreditNote(db, order, { id, extra }, onMissing));
  };
  server.on('GET /fulfilment/parcel/{id}/delivery-note', ({ params, scope }) =>
    deliveryNote(params.id, { siteId: scope.siteId }),
  );
  server.on('GET /fulfilment/credit-note/{id}/pdf', ({ params, scope }) =>
    creditNote(params.id, 'pdf', { siteId: scope.siteId }),
  );
  server.on('GET /fulfilment/credit-note/{id}/xml', ({ params, scope }) =>
    creditNote(params.id, 'xml', { siteId: scope.siteId }),
  );
  server.on('GET /order/parcel/{id}/delivery-note', async (call) => {
    const { customerId } = requireProfessional(call);
    return deliveryNote(call.params.id, { siteId: call.scope.siteId, customerId });
  });
  server.on('GET /order/credit-note/{id}/pdf', async (call) => {
    const { customerId } = requireProfessional(call);
    return creditNote(call.params.id, 'pdf', { siteId: call.scope.siteId, customerId });
  });
  server.on('GET /order/credit-note/{id}/xml', async (call) => {
    const { customerId } = requireProfessional(call);
    return creditNote(call.params.id, 'xml', { siteId: call.scope.siteId, customerId });
  });

  const print = async (
    { query, scope }: Call<'GET /fulfilment/pick-list' | 'GET /fulfilment/labels'>,
    draw: typeof drawLabels,
  ) => {
    const orders = await readPickOrders(db, scope, query.orders);
    const { brand } = await readSeller(db, scope.siteId);
    return draw(orders, { brand, lang: scope.lang, onMissing });
  };
  server.on('GET /fulfilment/pick-list', async (call) => pdf('pick-list', await print(call, drawPickList)));
  server.on('GET /fulfilment/labels', async (call) => pdf('labels', await print(call, drawLabels)));
}

function pdf(name: string, bytes: Uint8Array): FileResponse {
  return new FileResponse({ name: `${name}.pdf`, type: 'application/pdf', bytes, isShown: true });
}

function shown({ name, type, bytes }: OrderDocumentFile): FileResponse {
  return new FileResponse({ name, type, bytes, isShown: type === 'application/pdf' });
}
