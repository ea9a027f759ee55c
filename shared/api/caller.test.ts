import { describe, expect, it } from '@jest/globals';
import { createProductsApi } from './products.ts';
import { createCaller } from './caller.ts';
import type { ApiCall } from './send.ts';

const COMMON = { site_id: '1', lang: 'fr', sales_plan_id: '2' };

/** Creates a `Send` that records its calls. */
function recorder() {
  const calls: ApiCall[] = [];
  let plan = 2;
  const caller = createCaller(
    async (call) => {
      calls.push(call);
      return { id: 9 };
    },
    { siteId: 1, locale: 'fr', salesPlanId: () => plan },
  );
  return { caller, calls, switchTo: (id: number) => (plan = id) };
}

describe('a call', () => {
  it('[AP-03] has the method and path of its operation, parameters and body', async () => {
    const { caller, calls } = recorder();
    await caller.call('GET /page', { query: { page: 2 } });
    await caller.call('GET /city/{id}', { params: { id: 9 } });
    await caller.call('POST /tags', { body: { code: 'pompe', label: 'Pompe' } });
    await caller.call('DELETE /customer/{customer_id}/favorite/{entity_id}', {
      params: { customer_id: 'C/1', entity_id: 5 },
    });
    expect(calls).toEqual([
      { method: 'GET', path: 'page', query: { ...COMMON, page: '2' } },
      { method: 'GET', path: 'city/9', query: COMMON },
      {
        method: 'POST',
        path: 'tags',
        query: COMMON,
        body: { code: 'pompe', label: 'Pompe' },
        withToken: true,
      },
      { method: 'DELETE', path: 'customer/C%2F1/favorite/5', query: COMMON, withToken: true },
    ]);
  });

  it('[AP-02] has the sales plan that is current at the moment of the call', async () => {
    const { caller, calls, switchTo } = recorder();
    await caller.call('GET /menu');
    switchTo(3);
    await caller.call('GET /menu');
    expect(calls.map((call) => call.query['sales_plan_id'])).toEqual(['2', '3']);
  });

  it('leaves out parameters without a value', async () => {
    const { caller, calls } = recorder();
    await caller.call('GET /product', { query: { text: '', categories: undefined, perPage: 1 } });
    expect(calls[0]?.query).toEqual({ ...COMMON, text: '', perPage: '1' });
  });
});

describe('products', () => {
  it('[AP-07] are requested with every parameter of the specification, price and attributes as JSON', async () => {
    const { caller, calls } = recorder();
    const query = {
      page: 2,
      perPage: 24,
      orderBy: 'price_asc',
      saleplanId: 2,
      categories: [12, 15],
      text: 'été',
      price: { min: 100 },
      filters: [
        { key: 'POWER', value: '1000' },
        { key: 'COLOR', value: 'blanc' },
        { key: 'POWER', value: '1500' },
      ],
    } as const;
    await createProductsApi(caller).list({ ...query, categories: [12, 15], filters: [...query.filters] });
    expect(calls[0]?.path).toBe('product');
    expect(calls[0]?.query).toEqual({
      ...COMMON,
      page: '2',
      perPage: '24',
      orderBy: 'price_asc',
      saleplan_id: '2',
      categories: '12,15',
      text: 'été',
      price: '{"min":100}',
      attributes: '{"POWER":["1000","1500"],"COLOR":["blanc"]}',
    });
  });

  it('[AP-07] are requested one by one, as a list and as variants, without unset parameters', async () => {
    const { caller, calls } = recorder();
    const products = createProductsApi(caller);
    await products.get(5);
    await products.list({ filters: [] });
    await products.variants({ text: 'lame' });
    expect(calls.map(({ path, query }) => [path, query])).toEqual([
      ['product/5', COMMON],
      ['product', COMMON],
      ['product-variants', { ...COMMON, text: 'lame' }],
    ]);
  });
});
