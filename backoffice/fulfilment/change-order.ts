import type { Kysely } from 'kysely';
import type { Schema } from '#backoffice/database/schema.ts';
import { Failure, invalidRequest, notFound } from '#backoffice/http/failure.ts';
import { JsonResponse } from '#backoffice/http/json-response.ts';
import type { CallContext } from '#backoffice/http/serve-operation.ts';
import { logChange } from '#backoffice/operators/operator-log.ts';
import { isRepeated } from '#backoffice/operators/repeated-request.ts';
import type { OrderEmails } from '#backoffice/order-emails/order-emails.ts';
import type { PaymentProvider } from '#backoffice/payments/provider.ts';
import { giveRefund, isGivenByProvider } from '#backoffice/payments/refund-order.ts';
import { requireMatch } from '#backoffice/writes/record-tag.ts';
import { hasRole } from '#shared/contract/operator-role.ts';
import type { OperatorOrder } from '#shared/contract/fulfilment.ts';
import { IDEMPOTENCY_HEADER } from '#shared/domain/order-status.ts';
import { readFulfilmentSettings } from './fulfilment-settings.ts';
import { lockOrder, type LockedOrder } from './lock-order.ts';
import { orderTag, readOperatorOrder } from './read-operator-order.ts';

export type FulfilmentDependencies = {
  db: Kysely<Schema>;
  /** Provider of card payments; `undefined` disables refunds by card. */
  provider: PaymentProvider | undefined;
  emails: OrderEmails;
};

/**
 * `once`: the request needs an idempotency key, and a repeated one has no effect. `run` returns the number of the refund
 * that it makes due. `settles`: a refund without a provider counts as transferred by the team.
 */
type OrderWrite = {
  operation: string;
  orderId: number;
  once?: boolean;
  settles?: boolean;
  run: (trx: Kysely<Schema>, order: LockedOrder) => Promise<number | undefined | void>;
};

const CENTS = 100;

/**
 * Changes an order in one transaction under its lock: checks `If-Match` and the limit of refunds, and logs the operator.
 * The refund is given afterwards, because the provider must not hold the lock; if that fails it stays due, as does one that
 * the team transfers.
 * @returns the changed order with its tag
 * @throws Failure 404; 412 for an outdated tag; 403 for a refund above the limit of the role; 409 for a key of another
 * request
 */
export async function changeOrder(
  { db, provider, emails }: FulfilmentDependencies,
  call: CallContext & { body: Readonly<Record<string, unknown>> },
  { operation, orderId, once = false, settles = false, run }: OrderWrite,
): Promise<JsonResponse<OperatorOrder>> {
  const { siteId } = call.scope;
  const read = async (from: Kysely<Schema>) => {
    const order = await readOperatorOrder(from, { siteId, id: orderId });
    if (!order) throw notFound();
    return order;
  };
  const refundId = await db.transaction().execute(async (trx) => {
    const order = await lockOrder(trx, { id: orderId, siteId });
    if (once) {
      const { idempotencyKey: key } = call.caller;
      if (key === undefined) throw invalidRequest({ [IDEMPOTENCY_HEADER]: 'required' });
      const request = { operation: `${operation} ${orderId}`, body: call.body };
      if (await isRepeated(trx, key, request)) return undefined;
    }
    const before = await read(trx);
    requireMatch(call.ifMatch, orderTag(before));
    const refund = (await run(trx, order)) ?? undefined;
    if (refund !== undefined) await requireLimit(trx, call, refund);
    await logChange(trx, call, {
      operation,
      record: `order ${orderId}`,
      before: loggedFields(before),
      after: loggedFields(await read(trx)),
    });
    return refund;
  });
  if (refundId !== undefined && (settles || (await isGivenByProvider(db, refundId))))
    await giveRefund(db, provider, refundId);
  await emails.deliver();
  const after = await read(db);
  return new JsonResponse(after, { etag: orderTag(after) });
}

/** Owners refund any amount, others up to the limit of the shop. @throws Failure 403 */
export async function requireLimit(
  trx: Kysely<Schema>,
  { operator, scope }: CallContext,
  refundId: number,
): Promise<void> {
  if (hasRole(operator?.roles ?? [], [])) return;
  const { refund_limit: limit } = await readFulfilmentSettings(trx, scope.siteId);
  if (limit === null) return;
  const { amount } = await trx
    .selectFrom('refund')
    .select('amount')
    .where('id', '=', refundId)
    .executeTakeFirstOrThrow();
  if (amount <= Math.round(limit * CENTS)) return;
  throw new Failure(403, {
    code: 'limit_exceeded',
    message: 'An owner must give this refund.',
    params: { limit },
  });
}

function loggedFields({
  status,
  lines,
  parcels,
  credit_notes,
  refunds,
  returns,
  notes,
  money,
}: OperatorOrder) {
  return {
    status,
    lines: lines.map(({ id, open, shipped, cancelled, returned, credited }) => ({
      id,
      open,
      shipped,
      cancelled,
      returned,
      credited,
    })),
    parcels: parcels.length,
    credit_notes: credit_notes.map(({ number }) => number),
    refunds: refunds.map(({ id, amount, state }) => ({ id, amount, state })),
    returns: returns.map(({ id, state }) => ({ id, state })),
    notes: notes.length,
    money,
  };
}
