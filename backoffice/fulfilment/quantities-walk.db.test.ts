import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import * as fc from 'fast-check';
import { sql } from 'kysely';
import { operatorOrder, type OperatorOrder } from '#shared/contract/fulfilment.ts';
import { readPlaced } from '#tests/support/checkout.ts';
import { makeProfessionals, type ProfessionalBuyer } from '#tests/support/many-buyers.ts';
import { notifyPayment } from '#tests/support/notify-payment.ts';
import { addPart } from '#tests/support/shop-cart.ts';
import { startTestApi, type TestApi } from '#tests/support/test-api.ts';
import { OPERATOR_TOKEN } from '#tests/support/test-backoffice.ts';

/** Number of walks; set FULFILMENT_WALKS for a longer run. */
const WALKS = Number(process.env['FULFILMENT_WALKS'] ?? 10);
const STEPS = 8;

let api: TestApi;
let buyer: ProfessionalBuyer;
let parts: number[];
beforeAll(async () => {
  api = await startTestApi();
  [buyer] = (await makeProfessionals(api, api.db, 1)) as [ProfessionalBuyer];
  parts = [
    await addPart(api.db, { reference: 'PC-WALK-1', stock: 5000, price: 3333 }),
    await addPart(api.db, { reference: 'PC-WALK-2', stock: 5000, price: 777 }),
  ];
});
afterAll(() => api.close());

type Step = {
  kind: 'parcel' | 'cancellation' | 'credit-note' | 'return' | 'received' | 'inspected' | 'credited';
  line: number;
  quantity: number;
};

const step = fc.record<Step>({
  kind: fc.constantFrom(
    'parcel',
    'cancellation',
    'credit-note',
    'return',
    'received',
    'inspected',
    'credited',
  ),
  line: fc.nat(1),
  quantity: fc.integer({ min: 1, max: 3 }),
});

const post = (path: string, body: unknown) =>
  api.call('POST', path, { body, token: OPERATOR_TOKEN, key: randomUUID() });
const get = async (id: number) =>
  operatorOrder.parse((await api.operate('GET', `/fulfilment/order/${id}`)).body);

async function placeOrder(payment: 'cb' | 'virement' | 'compte'): Promise<OperatorOrder> {
  for (const part of parts) await buyer.add(part, 4);
  await buyer.ship();
  const { id, reference } = readPlaced(await buyer.order({ payment }));
  if (payment === 'cb') await notifyPayment(api, api.db, reference, 'paid');
  if (payment === 'virement') await post(`/fulfilment/order/${id}/transition`, { to: 'confirmed' });
  expect((await post(`/fulfilment/order/${id}/transition`, { to: 'prepared' })).status).toBe(200);
  return get(id);
}

async function take({ id, lines, returns }: OperatorOrder, { kind, line, quantity }: Step): Promise<number> {
  const pieces = [{ line_id: lines[line]?.id ?? 0, quantity }];
  if (kind === 'received' || kind === 'inspected' || kind === 'credited') {
    const body = { state: kind, restocked: [] };
    return (await post(`/fulfilment/return/${returns.at(-1)?.id ?? 0}/state`, body)).status;
  }
  const more = { parcel: { tracking: '' }, cancellation: {}, 'credit-note': { shipping: 0 }, return: {} };
  const body = { ...(kind !== 'parcel' && { reason: 'Essai' }), ...more[kind], lines: pieces };
  return (await post(`/fulfilment/order/${id}/${kind}`, body)).status;
}

it('random sequences of parcels, cancellations, credits and returns: pieces, stock and money add up', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom('cb' as const, 'virement' as const, 'compte' as const),
      fc.array(step, { minLength: STEPS, maxLength: STEPS }),
      async (payment, steps) => {
        let order = await placeOrder(payment);
        for (const one of steps) {
          expect(await take(order, one)).toBeLessThan(500);
          order = await get(order.id);
          for (const { ordered, open, shipped, cancelled, reserved, returned } of order.lines) {
            expect(ordered).toBe(open + shipped + cancelled);
            expect([reserved, returned <= shipped]).toEqual([open, true]);
          }
          const { captured, refunded, billed, credited } = order.money;
          const owed = payment === 'compte' ? captured - refunded : billed - credited;
          expect(captured - refunded).toBeCloseTo(owed, 5);
          expect(credited).toBeLessThanOrEqual(billed);
        }
      },
    ),
    { numRuns: WALKS },
  );
  const { rows } = await sql<{ id: number; stock: number; pieces: number; reserved: number; held: number }>`
    select part.id, part.stock, sum(pieces)::integer as pieces, sum(reserved)::integer as reserved,
      (select coalesce(sum(taken), 0)::integer from shop_order_line where type = 'part' and element_id = part.id) as held
    from part join stock_move on stock_move.type = 'part' and element_id = part.id
    group by part.id`.execute(api.db);
  expect(rows.length).toBeGreaterThan(parts.length);
  for (const { stock, pieces, reserved, held } of rows) expect([pieces, reserved]).toEqual([stock, held]);
}, 120_000);
