import type { Kysely } from 'kysely';
import type { Schema } from '#backoffice/database/schema.ts';
import type { Canvas } from '#backoffice/documents/layout/write-text.ts';
import { notFound } from '#backoffice/http/failure.ts';
import { FileResponse } from '#backoffice/http/file-response.ts';
import { requireProfessional } from '#backoffice/http/require-professional.ts';
import type { OperationServer } from '#backoffice/http/serve-operation.ts';
import type {
  OrderDocumentFile,
  OrderDocumentFiles,
} from '#backoffice/order-documents/order-document-files.ts';
import { readOrder, type OrderRecord } from '#backoffice/orders/read-order.ts';
import { readCarrierName } from '#backoffice/shipping/list-carriers.ts';
import { readSeller } from '#backoffice/sites/read-seller.ts';
import { findOrderOf, makeCreditNote, makeDeliveryNote } from './fulfilment-documents.ts';
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

  server.on('GET /fulfilment/pick-list', async ({ query, scope }) => {
    const orders = await readPickOrders(db, scope, query.orders);
    const bytes = await drawPickList(orders, {
      ...(await readSheet(db, scope.siteId)),
      lang: scope.lang,
      onMissing,
    });
    return pdf('pick-list', bytes);
  });
  server.on('GET /fulfilment/labels', async ({ query, scope }) => {
    const orders = await readPickOrders(db, scope, query.orders);
    const bytes = await drawLabels(orders, {
      ...(await readSheet(db, scope.siteId)),
      lang: scope.lang,
      onMissing,
    });
    return pdf('labels', bytes);
  });
}

async function readSheet(db: Kysely<Schema>, siteId: number) {
  const { brand } = await readSeller(db, siteId);
  return { brand };
}

function pdf(name: string, bytes: Uint8Array): FileResponse {
  return new FileResponse({ name: `${name}.pdf`, type: 'application/pdf', bytes, isShown: true });
}

function shown({ name, type, bytes }: OrderDocumentFile): FileResponse {
  return new FileResponse({ name, type, bytes, isShown: type === 'application/pdf' });
}
