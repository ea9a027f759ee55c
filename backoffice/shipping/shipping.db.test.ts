import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { carrier, relayPointList, type Carrier, type RelayPointList } from '#shared/contract/carrier.ts';
import { listOf } from '#shared/contract/common.ts';
import { startTestApi, type TestApi } from '#tests/support/test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const carriers = async (query: Record<string, string> = {}): Promise<Carrier[]> =>
  listOf(carrier).parse((await api.get('/carrier', { shop_id: '3', ...query })).body).items;
const relays = async (query: Record<string, string>): Promise<RelayPointList> =>
  relayPointList.parse((await api.get('/carrier/relay-points', query)).body);

describe('GET /carrier', () => {
  it('[AP-08, CK-01] carriers: the four of the specification, with their day of arrival', async () => {
    const items = await carriers();
    expect(items.map(({ technical_name: name }) => name)).toEqual([
      'relais_colis',
      'chronopost',
      'colissimo_24_48',
      'transporteur',
    ]);
    const today = new Date().toISOString().slice(0, 10);
    expect(items.every(({ date }) => date !== null && date > today)).toBe(true);
    expect(items.map(({ shipping }) => shipping)).toEqual([null, null, null, null]);
  });

  it('[AP-08] carriers: state price or reason for refusal by weight', async () => {
    const light = await carriers({ weight: '1200', zipcode: '44000' });
    expect(light.map(({ shipping, refused }) => [shipping, refused])).toEqual([
      [5.5, null],
      [14.9, null],
      [7.9, null],
      [null, 'too_light'],
    ]);
    const corsica = await carriers({ weight: '1200', zipcode: '20000' });
    expect(corsica[0]?.shipping).toBe(10);
    const overseas = await carriers({ weight: '1200', zipcode: '97400' });
    expect(overseas.map(({ refused }) => refused)).toEqual(Array.from({ length: 4 }, () => 'not_served'));
  });

  it('[AP-08] carriers: known shops are accepted, others refused', async () => {
    expect((await api.get('/carrier', { shop_id: '99' })).status).toBe(400);
  });

  it('[AP-03] carrier write: a name in use is refused', async () => {
    const rates = { lightest: 0, heaviest: null, steps: [{ up_to: 1, price: 1 }], beyond: null, corsica: 0 };
    const record = { technical_name: 'chronopost', name: 'Deux', days: 1, rates, position: 1 };
    expect(await api.operate('POST', '/carrier', record)).toMatchObject({
      status: 400,
      body: { errors: { technical_name: 'taken' } },
    });
  });
});

describe('GET /carrier/relay-points', () => {
  it('[RP-07, RP-03] relay points: the nearest to a position, with the distance in metres', async () => {
    const { items, place } = await relays({ latitude: '47.218', longitude: '-1.553' });
    expect(items).toHaveLength(20);
    expect(place?.name).toBe('Nantes');
    const distances = items.map(({ distanceEnMetre }) => distanceEnMetre);
    expect(distances).toEqual(distances.toSorted((one, other) => one - other));
    expect(distances[0]).toBeLessThan(5000);
    expect(items[0]?.listeHoraireOuverture.map(({ jour }) => jour)).toEqual([7, 6, 5, 4, 3, 2, 1]);
  });

  it('[RP-07] relay points: take an address in the fields of the specification', async () => {
    const whole = await relays({
      'delivery_address[address_1]': '12 rue Crébillon',
      'delivery_address[zipcode]': '44000',
      'delivery_address[city]': 'Nantes',
    });
    expect([whole.place?.name, whole.items.length]).toEqual(['Nantes (44000)', 20]);
    const typed = await relays({ 'delivery_address[address_1]': '3 place du Marché, 27200 Vernon' });
    expect(typed.place?.name).toBe('Vernon (27200)');
    const onlyPostcode = await relays({ 'delivery_address[zipcode]': '20000' });
    expect(onlyPostcode.items[0]?.codePostal).toMatch(/^20/);
  });

  it('[RP-02] relay points: exist for every commune; places outside France are refused', async () => {
    for (const city of ['Barcelonnette', 'Mende', 'Ouessant', 'Guéret'])
      expect([city, (await relays({ 'delivery_address[city]': city })).items.length]).toEqual([city, 20]);
    expect((await relays({ 'delivery_address[city]': 'Bonifacio' })).items.length).toBeGreaterThan(5);
    expect(await relays({ 'delivery_address[zipcode]': '97400' })).toMatchObject({
      items: [],
      outside: 'overseas',
    });
    expect(await relays({ 'delivery_address[address_1]': 'qsdfgh' })).toMatchObject({
      items: [],
      place: null,
    });
    for (const one of ['Y', '4'])
      expect(await relays({ 'delivery_address[address_1]': one })).toMatchObject({ items: [], place: null });
    const { status, body } = await api.get('/carrier/relay-points', { 'delivery_address[city]': ' ' });
    expect([status, body]).toMatchObject([400, { errors: { 'delivery_address[address_1]': 'required' } }]);
  });
});
