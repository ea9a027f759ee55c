import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import * as fc from 'fast-check';
import { notifyPayment } from '#tests/support/notify-payment.ts';
import type { Buyer } from '#tests/support/checkout.ts';
import { makeBuyers } from '#tests/support/many-buyers.ts';
import { addPart } from '#tests/support/shop-cart.ts';
import { openSummary, pressOrder, readConfirmation, type SummaryTab } from '#tests/support/summary-tabs.ts';
import { startTestApi, type ApiResponse, type TestApi } from '#tests/support/test-api.ts';

/** Number of walks; set CHECKOUT_WALKS for a longer run. */
const WALKS = Number(process.env['CHECKOUT_WALKS'] ?? 8);
const STEPS_PER_WALK = 24;
const TABS = 3;
const MAX_WALK_MS = 10_000;

let api: TestApi;
let parts: number[];
beforeAll(async () => {
  api = await startTestApi();
  parts = [
    await addPart(api.db, { reference: 'PC-TAB-1', stock: 100_000 }),
    await addPart(api.db, { reference: 'PC-TAB-2', stock: 100_000 }),
  ];
});
afterAll(() => api.close());

/**
 * One buyer with several tabs; `placed`: references of created orders by cart version and means of payment.
 */
type World = { buyer: Buyer; tabs: (SummaryTab | undefined)[]; placed: Map<string, string> };
type Step = (world: World) => Promise<unknown>;

const tab = fc.nat(TABS - 1);
const anyPayment = fc.constantFrom('cb', 'virement', 'compte');

/** A confirmation matches the content of its tab, and the same click never creates two orders. */
function checkResponse({ placed }: World, pressed: SummaryTab, means: string, response: ApiResponse): void {
  expect([200, 409]).toContain(response.status);
  if (response.status !== 200) return;
  const { reference, payment: paid, shown } = readConfirmation(response);
  expect([paid, shown]).toEqual([means, pressed.shown]);
  const request = `${pressed.version} ${means}`;
  expect(placed.get(request) ?? reference).toBe(reference);
  placed.set(request, reference);
}

async function press(world: World, index: number, means: string, times = 1): Promise<void> {
  const pressed = world.tabs[index];
  if (!pressed) return;
  const before = await countOrders(world.buyer);
  const responses = await Promise.all(
    Array.from({ length: times }, () => pressOrder(world.buyer, pressed, means)),
  );
  for (const response of responses) checkResponse(world, pressed, means, response);
  expect(new Set(responses.map(({ status }) => status)).size).toBe(1);
  if (responses[0]?.status !== 409) return;
  expect(await countOrders(world.buyer)).toBe(before);
  // The page now shows the current cart, so the next click succeeds.
  const shown = (world.tabs[index] = await openSummary(world.buyer));
  if (!shown) return;
  const again = await pressOrder(world.buyer, shown, means);
  expect(again.status).toBe(200);
  checkResponse(world, shown, means, again);
}

const load = tab.map((index): Step => async (world) => {
  world.tabs[index] = await openSummary(world.buyer);
});
const fill = fc
  .record({ part: fc.nat(1), quantity: fc.integer({ min: 1, max: 3 }) })
  .map(({ part, quantity }): Step => async ({ buyer }) => {
    await buyer.add(parts[part] ?? 0, quantity);
    await buyer.ship();
  });
const ship = fc.constantFrom('chronopost', 'colissimo_24_48').map(
  (carrier): Step =>
    ({ buyer }) =>
      buyer.ship(carrier),
);
const empty = fc.constant<Step>(({ buyer }) =>
  buyer.call('POST', '/cart/update', { body: { type: 'list', elements: [] } }),
);
const reprice = fc.record({ part: fc.nat(1), price: fc.integer({ min: 1000, max: 2000 }) }).map(
  ({ part, price }): Step =>
    () =>
      api.db
        .updateTable('part')
        .set({ price })
        .where('id', '=', parts[part] ?? 0)
        .execute(),
);
const pressOne = fc.record({ index: tab, means: anyPayment, times: fc.constantFrom(1, 1, 2) }).map(
  ({ index, means, times }): Step =>
    (world) =>
      press(world, index, means, times),
);
const pressAll = anyPayment.map((means): Step => async (world) => {
  const pressed = world.tabs.filter((one) => one !== undefined);
  const responses = await Promise.all(pressed.map((one) => pressOrder(world.buyer, one, means)));
  for (const [index, one] of pressed.entries())
    checkResponse(world, one, means, responses[index] ?? { status: 0, type: '', body: undefined });
});
const bank = fc.constantFrom('paid', 'refused', 'cancelled').map(
  (state): Step =>
    ({ buyer }) =>
      notifyFromBank(buyer, state),
);

const steps = fc.oneof(
  { weight: 3, arbitrary: load },
  { weight: 3, arbitrary: fill },
  { weight: 4, arbitrary: pressOne },
  { weight: 1, arbitrary: fc.oneof(ship, empty, reprice) },
  { weight: 1, arbitrary: pressAll },
  { weight: 1, arbitrary: bank },
);

describe('tabs with older summaries, submitted in random order', () => {
  it(
    '[CK-09] order: a confirmation is given for exactly the cart version of its tab, once per version',
    async () => {
      let confirmed = 0;
      await fc.assert(
        fc.asyncProperty(
          fc.array(steps, { minLength: STEPS_PER_WALK, maxLength: STEPS_PER_WALK }),
          async (walk) => {
            const [buyer] = (await makeBuyers(api, api.db, 1)) as [Buyer];
            const world: World = { buyer, tabs: [], placed: new Map() };
            await buyer.add(parts[0] ?? 0);
            await buyer.ship();
            for (let index = 0; index < TABS; index += 1) world.tabs.push(await openSummary(buyer));
            for (const step of walk) await step(world);
            confirmed += world.placed.size;
          },
        ),
        { numRuns: WALKS },
      );
      expect(confirmed).toBeGreaterThan(WALKS);
    },
    WALKS * MAX_WALK_MS,
  );
});

async function countOrders(buyer: Buyer): Promise<number> {
  const { body } = await buyer.call('GET', '/order', { query: { page: '1', perPage: '1' } });
  return (body as { total: number }).total;
}

/** Sends the bank's signed notification for the buyer's pending card payment, if there is one. */
async function notifyFromBank(buyer: Buyer, state: string): Promise<void> {
  const { body } = await buyer.call('GET', '/order', { query: { status: 'pending_payment' } });
  const [order] = (body as { items: { reference: string }[] }).items;
  if (!order) return;
  await notifyPayment(api, api.db, order.reference, state);
}
