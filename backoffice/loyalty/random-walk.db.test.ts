import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import * as fc from 'fast-check';
import { releaseOrder } from '#backoffice/orders/release-order.ts';
import { loyalty, type Loyalty } from '#shared/contract/loyalty.ts';
import { grantPoints } from '#tests/support/grant-points.ts';
import { makeProfessionals, type ProfessionalBuyer } from '#tests/support/many-buyers.ts';
import { addPart } from '#tests/support/shop-cart.ts';
import { startTestApi, type ApiResponse, type TestApi } from '#tests/support/test-api.ts';
import { OPERATOR_TOKEN } from '#tests/support/test-backoffice.ts';

/** Number of walks; the environment can raise it. */
const WALKS = Number(process.env['CHECKOUT_WALKS'] ?? 4);
const STEPS_A_WALK = 10;
const MINUTES = 5 * 60_000;
/** Two years of validity end about now. */
const NEARLY_EXPIRED_DAYS = 755;

let api: TestApi;
let part: number;
beforeAll(async () => {
  api = await startTestApi();
  part = await addPart(api.db, { reference: 'PC-POINT-WALK', price: 9000, stock: 1_000_000 });
});
afterAll(() => api.close());

type Step = (buyer: ProfessionalBuyer) => Promise<unknown>;

const accountOf = async (buyer: ProfessionalBuyer): Promise<Loyalty> => {
  const { number } = await api.db
    .selectFrom('customer')
    .select('number')
    .where('id', '=', buyer.customerId)
    .executeTakeFirstOrThrow();
  return loyalty.parse((await buyer.call('GET', `/customer/${number}/loyalty`)).body);
};

const newestOrder = (buyer: ProfessionalBuyer) =>
  api.db
    .selectFrom('shop_order')
    .select(['id', 'reference', 'status', 'cart_id as cartId', 'customer_id as customerId'])
    .where('customer_id', '=', buyer.customerId)
    .where('idempotency_key', 'is not', null)
    .orderBy('id', 'desc')
    .executeTakeFirst();

/** Cancels the newest order, as a refused payment does; a second call changes nothing. */
const release: Step = async (buyer) => {
  const order = await newestOrder(buyer);
  if (order?.status !== 'pending_payment') return;
  await api.db.transaction().execute((trx) => releaseOrder(trx, order));
};
const deliver: Step = async (buyer) => {
  const order = await newestOrder(buyer);
  if (order?.status !== 'confirmed') return;
  await api.db.updateTable('shop_order').set({ status: 'delivered' }).where('id', '=', order.id).execute();
  await api.db
    .insertInto('shop_order_event')
    .values({ order_id: order.id, code: 'delivered', happened_at: new Date(Date.now() - 40 * 86_400_000) })
    .execute();
};
const fill: Step = async (buyer) => {
  await buyer.add(part, 3);
  await buyer.ship();
};
const spend =
  (points: number): Step =>
  (buyer) =>
    buyer.call('POST', '/cart/points', { body: { points } });
const order =
  (payment: string): Step =>
  (buyer) =>
    buyer.order({ payment });

/** Refused where it would take more points than there are. */
const correct =
  (points: number): Step =>
  (buyer) =>
    api.call('POST', `/operator/customer/${buyer.customerId}/point-correction`, {
      token: OPERATOR_TOKEN,
      key: randomUUID(),
      body: { points, reason: 'Essai' },
    });

const step: fc.Arbitrary<Step> = fc.oneof(
  fc.constant(fill),
  fc.constantFrom(0, 500, 1000, 2500, 700, 90_000).map(spend),
  fc.constantFrom('cb', 'virement', 'compte').map(order),
  fc.constantFrom(-90_000, -700, 40, 1500).map(correct),
  fc.constant(release),
  fc.constant(deliver),
  fc.tuple(fc.constantFrom(400, 1200, 3000), fc.constantFrom(60, 3, NEARLY_EXPIRED_DAYS, 800)).map(
    ([points, days]): Step =>
      (buyer) =>
        grantPoints(api.db, buyer.customerId, points, days),
  ),
);
/** Steps that run concurrently, as in two tabs or devices. */
const together = fc.array(step, { minLength: 1, maxLength: 3 });

describe('points: any sequence of steps', () => {
  it(
    '[AC-12] ledger: the balance is the sum of the statement, never below zero, and each order counts once',
    async () => {
      await fc.assert(
        fc.asyncProperty(
          fc.array(together, { minLength: STEPS_A_WALK, maxLength: STEPS_A_WALK }),
          async (walk) => {
            const [buyer] = (await makeProfessionals(api, api.db, 1)) as [ProfessionalBuyer];
            await grantPoints(api.db, buyer.customerId, 3200);
            await fill(buyer);
            await spend(1000)(buyer);
            for (const steps of walk) {
              const responses = await Promise.all(steps.map((one) => one(buyer)));
              for (const response of responses)
                expect((response as ApiResponse | undefined)?.status ?? 200).toBeLessThan(500);
              await expectLedgersAgree(buyer);
            }
          },
        ),
        { numRuns: WALKS },
      );
    },
    MINUTES,
  );
});

async function expectLedgersAgree(buyer: ProfessionalBuyer): Promise<void> {
  const { balance, statement } = await accountOf(buyer);
  expect(statement.reduce((sum, { points }) => sum + points, 0)).toBe(balance);
  for (const row of statement) expect(row.balance).toBeGreaterThanOrEqual(0);
  const orders = await api.db
    .selectFrom('shop_order')
    .select(['id', 'reference', 'status', 'amount'])
    .where('customer_id', '=', buyer.customerId)
    .where('idempotency_key', 'is not', null)
    .execute();
  for (const { id, reference, status, amount } of orders) {
    const rows = await api.db
      .selectFrom('loyalty_movement')
      .select(['kind', 'points'])
      .where('order_id', '=', id)
      .execute();
    const held = rows.reduce((sum, { kind, points }) => sum + (kind === 'used' ? points : -points), 0);
    // A discount of 10 € uses 500 points; a cancelled order uses none.
    const discount = Math.abs((amount as { remise: Record<string, number> }).remise['points'] ?? 0);
    expect([reference, held]).toEqual([reference, status === 'cancelled' ? 0 : (discount / 1000) * 500]);
    const stated = statement
      .filter(({ order_reference: own, points }) => own === reference && points < 0)
      .reduce((sum, { points }) => sum - points, 0);
    expect([reference, stated]).toEqual([
      reference,
      rows.filter(({ kind }) => kind === 'used').reduce((sum, { points }) => sum + points, 0),
    ]);
    const earned = statement.filter(
      ({ order_reference: own, label }) => own === reference && label === 'Points acquis',
    );
    expect(earned.length).toBeLessThanOrEqual(1);
  }
}
