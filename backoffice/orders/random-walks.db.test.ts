import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import * as fc from 'fast-check';
import { makeBuyers } from '#tests/support/many-buyers.ts';
import type { Buyer } from '#tests/support/checkout.ts';
import { addPart } from '#tests/support/shop-cart.ts';
import { startTestApi, type TestApi } from '#tests/support/test-api.ts';

/** Number of walks; set CHECKOUT_WALKS for a longer run. */
const WALKS = Number(process.env['CHECKOUT_WALKS'] ?? 12);
const STEPS_PER_WALK = 14;

let api: TestApi;
let part: number;
let relay: string;
beforeAll(async () => {
  api = await startTestApi();
  part = await addPart(api.db, { reference: 'PC-WALK', stock: 100_000 });
  const row = await api.db.selectFrom('relay_point').select('identifiant').limit(1).executeTakeFirstOrThrow();
  relay = row.identifiant;
});
afterAll(() => api.close());

const CARRIERS = ['relais_colis', 'chronopost', 'colissimo_24_48', 'transporteur', '', 'nobody'];

type Step = (buyer: Buyer) => Promise<unknown>;

const saves = (shipping: Record<string, unknown>): Step => {
  return (buyer) => buyer.call('POST', '/cart/update', { body: { type: 'shipping', shipping } });
};

const steps = fc.oneof(
  fc.constant<Step>((buyer) => buyer.add(part)),
  fc.constant<Step>((buyer) => buyer.call('POST', '/cart/update', { body: { type: 'list', elements: [] } })),
  fc
    .record({
      carrier: fc.constantFrom(...CARRIERS),
      relay: fc.constantFrom(undefined, '', 'R-UNKNOWN', 'theirs'),
      phone: fc.constantFrom(undefined, '', '06 39 98 04 12', 'call me'),
      is_draft: fc.boolean(),
    })
    .map(({ relay: sentRelay, ...rest }) =>
      saves({
        ...rest,
        ...(sentRelay !== undefined && { relay: sentRelay === 'theirs' ? relay : sentRelay }),
      }),
    ),
  fc
    .record({
      payment: fc.constantFrom('cb', 'virement', 'compte'),
      relay: fc.constantFrom(undefined, '', 'R-UNKNOWN', 'theirs'),
    })
    .map(
      ({ payment, relay: sentRelay }): Step =>
        (buyer) =>
          buyer.order({
            payment,
            ...(sentRelay !== undefined && { relay: sentRelay === 'theirs' ? relay : sentRelay }),
          }),
    ),
  fc.constant<Step>((buyer) => buyer.call('GET', '/cart-prepare-card-payment')),
  fc.constant<Step>((buyer) => buyer.call('GET', '/cart')),
);

describe('random sequences of checkout requests', () => {
  it('[RP-01, CK-07] order with the relay carrier: never created without a relay of that carrier', async () => {
    let made = 0;
    await fc.assert(
      fc.asyncProperty(
        fc.array(steps, { minLength: STEPS_PER_WALK, maxLength: STEPS_PER_WALK }),
        async (walk) => {
          const [buyer] = (await makeBuyers(api, api.db, 1)) as [Buyer];
          await buyer.add(part);
          for (const step of walk) {
            const response = (await step(buyer)) as { status: number };
            expect(response.status).toBeLessThan(500);
          }
        },
      ),
      { numRuns: WALKS },
    );
    // One walk follows the correct order, so that the assertions have an order to check.
    const [proper] = (await makeBuyers(api, api.db, 1)) as [Buyer];
    await proper.add(part);
    await proper.ship('relais_colis', { relay });
    expect((await proper.order({ payment: 'virement', relay })).status).toBe(200);
    const orders = await api.db
      .selectFrom('shop_order')
      .select(['carrier', 'relay', 'delivery_address'])
      .where('idempotency_key', 'is not', null)
      .execute();
    for (const order of orders) {
      made += 1;
      const relayOfOrder = order.relay as { identifiant?: string } | null;
      expect([order.carrier, relayOfOrder?.identifiant]).toEqual([
        order.carrier,
        order.carrier === 'relais_colis' ? relay : undefined,
      ]);
      expect(order.delivery_address).toMatchObject({ zipcode: expect.any(String) });
    }
    expect(made).toBeGreaterThan(0);
  });
});
