import { describe, expect, it } from '@jest/globals';
import { carrierRecord } from '#shared/contract/carrier.ts';
import { isOutOfOrder, prepareCarrier, priceRange } from './carrier-records.ts';

const CARRIER = carrierRecord.parse({
  technical_name: 'essai',
  name: 'Essai',
  days: 2,
  rates: {
    lightest: 0,
    heaviest: 30_000,
    steps: [
      { up_to: 1000, price: 590 },
      { up_to: 5000, price: 1290 },
    ],
    beyond: null,
    corsica: 0,
  },
  position: 1,
  tracking_url: null,
});

describe('carrier of a form', () => {
  it('untouched record: is sent as it was read', () => {
    expect(prepareCarrier({ ...CARRIER, id: 3 })).toEqual({ ...CARRIER, id: 3 });
  });

  it('price beyond the steps: is none without a figure, and refused by name with one of two', () => {
    const withBeyond = (beyond: object) => ({ ...CARRIER, id: 3, rates: { ...CARRIER.rates, beyond } });
    expect(prepareCarrier(withBeyond({ each: null }))).toEqual({ ...CARRIER, id: 3 });
    const { error } = carrierRecord.safeParse(prepareCarrier(withBeyond({ each: 1000, price: null })));
    expect(error?.issues.map(({ path }) => path.join('.'))).toEqual(['rates.beyond.price']);
  });

  it('step that does not reach further than the one before it: is out of order', () => {
    const steps = [{ up_to: 1000 }, { up_to: 1000 }, { up_to: 2000 }, {}, { up_to: 100 }];
    expect(steps.map((_step, index) => isOutOfOrder(steps, index))).toEqual([
      false,
      true,
      false,
      false,
      false,
    ]);
  });

  it('range of prices: is that of the steps', () => {
    expect(priceRange(CARRIER.rates)).toEqual({ lowest: 590, highest: 1290 });
  });
});
