import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { contactList, contactPoint, type ContactList } from '#shared/contract/contact.ts';
import { startTestApi, type TestApi } from '#tests/support/test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const NANTES = { latitude: '47.2172', longitude: '-1.5534' };
const list = async (query: Record<string, string>): Promise<ContactList> =>
  contactList.parse((await api.get('/contact', query)).body);

describe('GET /contact', () => {
  it('[AP-12, LO-04] lists contacts around a position, nearest first, with the distance in metres', async () => {
    const { items, total, points } = await list({ type: 'installer', ...NANTES, radius: '50' });
    const distances = items.map(({ distanceEnMetre }) => distanceEnMetre ?? -1);
    expect(total).toBeGreaterThan(3);
    expect(points).toHaveLength(total);
    expect(distances).toEqual(distances.toSorted((one, other) => one - other));
    expect(distances.every((distance) => distance >= 0 && distance <= 50_000)).toBe(true);
    expect(items[0]?.codePostal).toMatch(/^44/);
  });

  it('[AP-12, LO-06] filters installers, distributors and stockists', async () => {
    expect((await list({ type: 'installer' })).total).toBe(400);
    expect((await list({ type: 'distributor' })).total).toBe(120);
    const stockists = await list({ type: 'stockist', perPage: '100' });
    expect(stockists.total).toBe(40);
    expect(stockists.items.every(({ stockist, type }) => stockist && type === 'distributor')).toBe(true);
    expect(stockists.items[0]?.distanceEnMetre).toBeNull();
  });

  it('[LO-01] filters by product type and label, and counts the other filters', async () => {
    const all = await list({ type: 'installer', ...NANTES, radius: '100' });
    const [type] = all.filters.products;
    const [label] = all.filters.labels;
    const some = await list({
      type: 'installer',
      ...NANTES,
      radius: '100',
      product: String(type?.id),
      perPage: '100',
    });
    expect(some.total).toBe(type?.count);
    expect(some.items.every(({ products }) => products.some(({ id }) => id === type?.id))).toBe(true);
    expect(some.filters.products).toEqual(all.filters.products);
    const labelled = await list({
      type: 'installer',
      ...NANTES,
      radius: '100',
      label: label?.code ?? '',
      perPage: '100',
    });
    expect(labelled.total).toBe(label?.count);
    expect(labelled.items.every(({ labels }) => labels.some(({ code }) => code === label?.code))).toBe(true);
  });

  it('is paginated, with all map points on each page', async () => {
    const first = await list({ type: 'installer', perPage: '10', page: '1' });
    const second = await list({ type: 'installer', perPage: '10', page: '2' });
    expect(second.items.map(({ id }) => id)).not.toContain(first.items[0]?.id);
    expect(second.points).toHaveLength(400);
  });

  it('an empty radius states the distance of the nearest one, up to 200 km', async () => {
    const inTheAlps = { latitude: '44.86', longitude: '6.36' };
    const none = await list({ type: 'stockist', ...inTheAlps, radius: '1' });
    expect([none.total, none.items]).toEqual([0, []]);
    expect(none.nearest).toBeGreaterThan(1000);
    expect((await list({ type: 'installer', latitude: '-21.1', longitude: '55.5' })).nearest).toBeNull();
  });

  it('returns one by number, in the language of the call', async () => {
    const { items } = await list({ type: 'distributor', perPage: '1' });
    const one = contactPoint.parse((await api.get(`/contact/${items[0]?.id}`, { lang: 'en' })).body);
    expect(one.nom).toBe(items[0]?.nom);
    expect(one.products.map(({ name }) => name)).toContain('Hot water');
  });

  it.each([
    [{ type: 'installer', latitude: '47' }, { longitude: 'required' }],
    [{ type: 'plumber' }, { type: 'invalid_value' }],
    [{ type: 'installer', ...NANTES, radius: '500' }, { radius: 'too_big' }],
    [{ type: 'installer', label: 'É' }, { label: 'invalid_format' }],
  ])('refuses %j field by field', async (query: Record<string, string>, errors) => {
    const response = await api.get('/contact', query);
    expect([response.status, response.body]).toMatchObject([400, { errors }]);
  });
});
