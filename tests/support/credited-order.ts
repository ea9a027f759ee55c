import { randomUUID } from 'node:crypto';
import { operatorOrder } from '#shared/contract/fulfilment.ts';
import type { TestApi } from './test-api.ts';
import { OPERATOR_TOKEN } from './test-backoffice.ts';

/** Credits a piece of an order, unless it has a credit note. @returns the id of the credit note */
export async function creditOrder(api: TestApi, order: number): Promise<number> {
  const path = `/fulfilment/order/${order}`;
  const before = operatorOrder.parse((await api.operate('GET', path)).body);
  const [present] = before.credit_notes;
  if (present) return present.id;
  const body = {
    lines: [{ line_id: before.lines[0]?.id, quantity: 1 }],
    shipping: 0,
    reason: 'Geste commercial',
  };
  const call = { body, key: randomUUID(), token: OPERATOR_TOKEN };
  const response = await api.call('POST', `${path}/credit-note`, call);
  const [issued] = operatorOrder.parse(response.body).credit_notes;
  if (!issued) throw new Error(`Order ${order} was not credited.`);
  return issued.id;
}
