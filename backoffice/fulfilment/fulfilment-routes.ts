import type { Kysely } from 'kysely';
import { receiveOwed } from '#backoffice/credit/receive-payment.ts';
import type { Schema } from '#backoffice/database/schema.ts';
import { invalidRequest, notFound } from '#backoffice/http/failure.ts';
import { JsonResponse } from '#backoffice/http/json-response.ts';
import type { OperationServer } from '#backoffice/http/serve-operation.ts';
import { prepareOrder, receiveTransfer } from '#backoffice/order-management/move-order.ts';
import type { FulfilmentSettings } from '#shared/contract/fulfilment-settings.ts';
import { cancelPieces } from './cancel-pieces.ts';
import { changeOrder, requireLimit, type FulfilmentDependencies } from './change-order.ts';
import { deliverOrder, deliverParcel } from './deliver-parcel.ts';
import { findOrderOf } from './find-order-of.ts';
import { wrongStatus } from './fulfilment-refusals.ts';
import { readFulfilmentSettings, settingsTag, writeFulfilmentSettings } from './fulfilment-settings.ts';
import { issueCreditNote } from './issue-credit-note.ts';
import { listDifferences } from './list-differences.ts';
import { listOperatorOrders } from './list-operator-orders.ts';
import type { LockedOrder } from './lock-order.ts';
import { maskOrder, maskSummary, seesBuyers } from './mask-order.ts';
import { announceReturn, moveReturn } from './move-return.ts';
import { oweRefund } from './owe-refund.ts';
import { orderTag, readOperatorOrder } from './read-operator-order.ts';
import { shipParcel } from './ship-parcel.ts';

const CENTS = 100;

/** Work of operators on orders. */
export function serveFulfilment(server: OperationServer, deps: FulfilmentDependencies): void {
  const { db } = deps;

  server.on('GET /fulfilment/order', async ({ query, scope, operator }) => {
    const { items, total } = await listOperatorOrders(db, { ...query, siteId: scope.siteId });
    return { items: seesBuyers(operator) ? items : items.map(maskSummary), total };
  });
  server.on('GET /fulfilment/order/{id}', async ({ params, scope, operator }) => {
    const order = await readOperatorOrder(db, { siteId: scope.siteId, id: params.id });
    if (!order) throw notFound();
    return new JsonResponse(seesBuyers(operator) ? order : maskOrder(order), { etag: orderTag(order) });
  });
  server.on('POST /fulfilment/order/{id}/transition', (call) =>
    changeOrder(deps, call, {
      operation: 'POST /fulfilment/order/{id}/transition',
      orderId: call.params.id,
      run: (trx, order) => moveTo(trx, order, call.body.to),
    }),
  );
  server.on('POST /fulfilment/order/{id}/parcel', (call) =>
    changeOrder(deps, call, {
      operation: 'POST /fulfilment/order/{id}/parcel',
      orderId: call.params.id,
      once: true,
      run: async (trx, order) => {
        const { carrier = order.carrier, ...content } = call.body;
        await requireCarrier(trx, order, carrier);
        await shipParcel(trx, order, { ...content, carrier });
      },
    }),
  );
  server.on('POST /fulfilment/order/{id}/cancellation', (call) =>
    changeOrder(deps, call, {
      operation: 'POST /fulfilment/order/{id}/cancellation',
      orderId: call.params.id,
      once: true,
      run: (trx, order) => cancelPieces(trx, order, call.body),
    }),
  );
  server.on('POST /fulfilment/order/{id}/credit-note', (call) =>
    changeOrder(deps, call, {
      operation: 'POST /fulfilment/order/{id}/credit-note',
      orderId: call.params.id,
      once: true,
      run: async (trx, order) => {
        const { lines, shipping, reason } = call.body;
        await issueCreditNote(trx, order, { pieces: lines, shipping: Math.round(shipping * CENTS), reason });
        return oweRefund(trx, order.id);
      },
    }),
  );
  server.on('POST /fulfilment/order/{id}/return', (call) =>
    changeOrder(deps, call, {
      operation: 'POST /fulfilment/order/{id}/return',
      orderId: call.params.id,
      once: true,
      run: (trx, order) => announceReturn(trx, order, call.body),
    }),
  );
  server.on('POST /fulfilment/order/{id}/note', (call) =>
    changeOrder(deps, call, {
      operation: 'POST /fulfilment/order/{id}/note',
      orderId: call.params.id,
      run: async (trx, order) => {
        const author = call.operator?.name ?? '';
        await trx
          .insertInto('order_note')
          .values({ order_id: order.id, author, text: call.body.text })
          .execute();
      },
    }),
  );
  server.on('POST /fulfilment/parcel/{id}/delivery', async (call) =>
    changeOrder(deps, call, {
      operation: 'POST /fulfilment/parcel/{id}/delivery',
      orderId: await findOrderOf(db, 'parcel', { ...call.params, siteId: call.scope.siteId }),
      run: (trx, order) => deliverParcel(trx, order, call.params.id),
    }),
  );
  server.on('POST /fulfilment/return/{id}/state', async (call) =>
    changeOrder(deps, call, {
      operation: 'POST /fulfilment/return/{id}/state',
      orderId: await findOrderOf(db, 'order_return', { ...call.params, siteId: call.scope.siteId }),
      run: (trx, order) => moveReturn(trx, order, call.params.id, call.body),
    }),
  );
  server.on('POST /fulfilment/refund/{id}/attempt', async (call) =>
    changeOrder(deps, call, {
      operation: 'POST /fulfilment/refund/{id}/attempt',
      settles: true,
      orderId: await findOrderOf(db, 'refund', { ...call.params, siteId: call.scope.siteId }),
      run: async (trx) => {
        await requireLimit(trx, call, call.params.id);
        return call.params.id;
      },
    }),
  );
  server.on('GET /fulfilment/settings', async ({ scope }) =>
    withTag(await readFulfilmentSettings(db, scope.siteId)),
  );
  server.on('PUT /fulfilment/settings', async (call) => {
    await writeFulfilmentSettings(db, call, call.scope.siteId, call.body);
    return withTag(call.body);
  });
  server.on('GET /fulfilment/difference', ({ scope }) => listDifferences(db, scope.siteId));
}

function withTag(settings: FulfilmentSettings): JsonResponse<FulfilmentSettings> {
  return new JsonResponse(settings, { etag: settingsTag(settings) });
}

/** A repeated transition has no effect. @throws Failure 409 */
async function moveTo(
  trx: Kysely<Schema>,
  order: LockedOrder,
  to: 'confirmed' | 'prepared' | 'delivered' | 'paid',
): Promise<void> {
  const { status } = order;
  if (status === to) return;
  if (to === 'paid') await receiveOwed(trx, order.id);
  else if (to === 'confirmed' && status === 'awaiting_transfer') await receiveTransfer(trx, order);
  else if (to === 'prepared' && status === 'confirmed') await prepareOrder(trx, order);
  else if (to === 'delivered') await deliverOrder(trx, order);
  else throw wrongStatus(status);
}

/** @throws Failure 400 for a carrier that the site does not have */
async function requireCarrier(trx: Kysely<Schema>, order: LockedOrder, carrier: string): Promise<void> {
  // The carrier of the order may have been removed since.
  if (carrier === order.carrier) return;
  const known = await trx
    .selectFrom('carrier')
    .select('id')
    .where('site_id', '=', order.siteId)
    .where('technical_name', '=', carrier)
    .executeTakeFirst();
  if (!known) throw invalidRequest({ carrier: 'unknown' });
}
