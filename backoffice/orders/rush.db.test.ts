import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { cartCount, readPlaced, stockOf, type Buyer } from '#tests/support/checkout.ts';
import { makeBuyers } from '#tests/support/many-buyers.ts';
import { addPart } from '#tests/support/shop-cart.ts';
import { startTestApi, type TestApi } from '#tests/support/test-api.ts';

/** Number of concurrent buyers; set CHECKOUT_BUYERS=200 for the long run. */
const BUYERS = Number(process.env['CHECKOUT_BUYERS'] ?? 30);
const MINUTES = 5 * 60_000;

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

describe('concurrent buyers', () => {
  it(
    `[CK-18] ${BUYERS} buyers for half as many pieces: exactly those are sold, the others are refused with a reason`,
    async () => {
      const pieces = Math.floor(BUYERS / 2);
      const scarce = await addPart(api.db, { reference: 'PC-SCARCE', stock: pieces });
      // Every second buyer adds the articles in reverse order, which would deadlock without a fixed lock
      // order.
      const plenty = await addPart(api.db, { reference: 'PC-PLENTY', stock: 10_000 });
      const buyers = await makeBuyers(api, api.db, BUYERS);
      const checkOut = async (buyer: Buyer, index: number) => {
        const articles = index % 2 === 0 ? [scarce, plenty] : [plenty, scarce];
        for (const part of articles) await buyer.add(part);
        await buyer.ship();
        return buyer.order({ payment: index % 3 === 0 ? 'cb' : 'virement' });
      };
      const responses = await Promise.all(buyers.map(checkOut));
      const sold = responses.filter(({ status }) => status === 200).map(readPlaced);
      const statuses = new Set(responses.map(({ status }) => status));
      expect([...statuses].filter((status) => status !== 200 && status !== 409)).toEqual([]);
      const scarceSold = sold.filter(({ order }) =>
        order.lines.some(({ reference }) => reference === 'PC-SCARCE'),
      );
      expect([scarceSold.length, await stockOf(api.db, scarce)]).toEqual([pieces, 0]);
      expect(await stockOf(api.db, plenty)).toBe(10_000 - sold.length);
      const numbers = sold.map(({ reference }) => Number(reference.slice(3))).toSorted((a, b) => a - b);
      expect((numbers.at(-1) ?? 0) - (numbers[0] ?? 0) + 1).toBe(numbers.length);
    },
    MINUTES,
  );

  it(
    '[CK-18] articles added while the cart is being ordered: are in the order or in the next cart',
    async () => {
      const part = await addPart(api.db, { reference: 'PC-ORDER', stock: 10_000 });
      const others = await Promise.all(
        Array.from({ length: 6 }, (_, index) =>
          addPart(api.db, { reference: `PC-MEANWHILE-${index}`, stock: 10_000 }),
        ),
      );
      for (const buyer of await makeBuyers(api, api.db, 8)) {
        await buyer.add(part);
        await buyer.ship();
        const version = await buyer.shownVersion();
        const [ordered, ...added] = await Promise.all([
          buyer.order({ payment: 'virement', version }),
          ...others.map((id) => buyer.add(id)),
        ]);
        expect(added.map(({ status }) => status)).toEqual(others.map(() => 200));
        expect([200, 409]).toContain(ordered.status);
        const isOrdered = ordered.status === 200;
        expect(await cartCount(buyer)).toBe(others.length + (isOrdered ? 0 : 1));
      }
    },
    MINUTES,
  );
});
