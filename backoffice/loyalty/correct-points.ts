import type { Kysely } from 'kysely';
import type { Schema } from '#backoffice/database/schema.ts';
import { Failure, invalidForm, invalidRequest } from '#backoffice/http/failure.ts';
import type { Call } from '#backoffice/http/serve-operation.ts';
import { logChange } from '#backoffice/operators/operator-log.ts';
import { isRepeated } from '#backoffice/operators/repeated-request.ts';
import { IDEMPOTENCY_HEADER } from '#shared/domain/order-status.ts';
import { balanceOf } from './ledger.ts';
import { findPointHolder } from './read-customer-points.ts';
import { readLedger } from './read-facts.ts';

const OPERATION = 'POST /operator/customer/{id}/point-correction';

/**
 * Adds or takes points of a customer. The customer's row is locked before the balance is read, so that an order and a
 * correction cannot take the same points. The log has the balance alone: the reason goes with the customer.
 * @throws Failure 404; 422 for more points than the balance; 409 for a key of another request
 */
export async function correctPoints(db: Kysely<Schema>, call: Call<typeof OPERATION>): Promise<void> {
  const { params, body, caller, scope, operator } = call;
  const { id } = params;
  const { points, reason } = body;
  if (caller.idempotencyKey === undefined) throw invalidRequest({ [IDEMPOTENCY_HEADER]: 'required' });
  if (points === 0) throw invalidForm({ points: 'required' });
  const request = { key: caller.idempotencyKey, operation: `${OPERATION} ${id}` };
  await db.transaction().execute(async (trx) => {
    await trx.selectFrom('customer').select('id').where('id', '=', id).forNoKeyUpdate().execute();
    const { lang } = await findPointHolder(trx, scope.siteId, id);
    if (await isRepeated(trx, request.key, { operation: request.operation, body })) return;
    const now = new Date();
    const balance = balanceOf((await readLedger(trx, id, now)).entries);
    if (balance + points < 0) throw exceedsBalance(balance);
    const correctedBy = operator?.name ?? '';
    await trx
      .insertInto('point_correction')
      .values({ customer_id: id, points, reason, lang, corrected_by: correctedBy, corrected_at: now })
      .execute();
    const after = balanceOf((await readLedger(trx, id, now)).entries);
    await logChange(trx, call, {
      operation: OPERATION,
      record: `customer ${id}`,
      before: { points: balance },
      after: { points: after },
    });
  });
}

function exceedsBalance(balance: number): Failure {
  return new Failure(422, {
    code: 'invalid_form',
    message: 'The customer has fewer points.',
    errors: { points: 'exceeds_balance' },
    params: { balance },
  });
}
