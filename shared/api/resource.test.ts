import { describe, expect, it } from '@jest/globals';
import { createProductsApi } from './products.ts';
import { createCaller, createResource } from './resource.ts';
import type { ApiCall } from './send.ts';

const COMMON = { site_id: '1', lang: 'fr', sales_plan_id: '2' };

/** A way to send that only remembers what was asked. */
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

describe('a resource', () => {
  it('[AP-03] has the five calls of the specification', async () => {
    const { caller, calls } = recorder();
    const cities = createResource<{ id: number; name: string }, { name: string }>(caller, 'city');
    await cities.list({ page: 2 });
    await cities.get(9);
    await cities.create({ name: 'Roanne' });
    await cities.update({ id: 9, name: 'Auch' });
    expect(await cities.remove(9)).toEqual({ id: 9 });
    expect(calls).toEqual([
      { method: 'GET', path: 'city', query: { ...COMMON, page: '2' } },
      { method: 'GET', path: 'city/9', query: COMMON },
      { method: 'POST', path: 'city', query: COMMON, body: { name: 'Roanne' }, withToken: true },
      { method: 'PUT', path: 'city', query: COMMON, body: { id: 9, name: 'Auch' }, withToken: true },
      { method: 'DELETE', path: 'city/9', query: COMMON, withToken: true },
    ]);
  });

  it('[AP-02] is asked in the name of the plan in force when the call is made', async () => {
    const { caller, calls, switchTo } = recorder();
    const menus = createResource(caller, 'menu');
    await menus.list();
    switchTo(3);
    await menus.list();
    expect(calls.map((call) => call.query['sales_plan_id'])).toEqual(['2', '3']);
  });

  it('leaves out parameters without a value and joins lists', async () => {
    const { caller, calls } = recorder();
    await caller.get('page', { tag: undefined, depth: 0, ids: ['a', 'b'], text: '' });
    expect(calls[0]?.query).toEqual({ ...COMMON, depth: '0', ids: 'a,b', text: '' });
  });
});

describe('products', () => {
  it('[AP-07] are asked for with every parameter of the specification, price and attributes as JSON', async () => {
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

  it('[AP-07] are asked for one by one, as a list and as variants, without what was not chosen', async () => {
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
