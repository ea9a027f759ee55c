import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { cityList, type CityList } from '#shared/contract/reference-data.ts';
import { startTestApi, type TestApi } from '#tests/support/test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const ask = async (query: Record<string, string>): Promise<CityList> =>
  cityList.parse((await api.get('/city', query)).body);

describe('GET /city', () => {
  it.each([
    ['44000', '44000 Nantes'],
    ['13008', '13008 Marseille'],
    ['13008 marseille', '13008 Marseille'],
    ['Paris 12e', '75012 Paris'],
    ['paris 1er', '75001 Paris'],
    ['lyon 3ème arrondissement', '69003 Lyon'],
    ['st etienne', '42000 Saint-Étienne'],
    ['SAINT-ÉTIENNE', '42000 Saint-Étienne'],
    ['aix en pro', '13080 Aix-en-Provence'],
    ['12 rue Crébillon 44000 Nantes', '44000 Nantes'],
    ['3 place du Marché, Vernon', '27200 Vernon'],
    ['Nantes, France', '44000 Nantes'],
    ['44036 Nantes cedex 1', '44000 Nantes'],
    ['ajaccio', '20000 Ajaccio'],
  ])('[AP-12, LO-03] understands "%s"', async (text, expected) => {
    const { items, outside } = await ask({ text });
    const [city] = items;
    expect([`${city?.zipcode} ${city?.name}`, outside]).toEqual([expected, null]);
  });

  it('[LO-03] finds names with "Saint" by an abbreviation', async () => {
    const { items } = await ask({ text: 'ste' });
    expect(items.length).toBeGreaterThan(0);
    expect(items.every(({ name }) => name.includes('Sainte'))).toBe(true);
  });

  it.each([
    ['97400', 'overseas'],
    ['Fort-de-France', 'overseas'],
    ['La Réunion', 'overseas'],
    ['Genève', 'abroad'],
    ['Rome', 'abroad'],
    ['Grand-Place, Bruxelles', 'abroad'],
    ['qsdfgh', null],
    ['12', null],
    ['rue', null],
  ])('[LO-03] reports "%s" as %s', async (text, outside) => {
    expect((await ask({ text })).outside).toBe(outside);
  });

  it('[LO-03] finds the commune around a position, and reports one outside France', async () => {
    expect((await ask({ latitude: '47.218', longitude: '-1.553' })).items[0]?.name).toBe('Nantes');
    expect((await ask({ latitude: '48.86', longitude: '2.35' })).items[0]?.zipcode).toMatch(/^75/);
    expect(await ask({ latitude: '50.85', longitude: '5.6' })).toMatchObject({
      items: [],
      outside: 'abroad',
    });
    expect(await ask({ latitude: '-21.1', longitude: '55.5' })).toMatchObject({
      items: [],
      outside: 'overseas',
    });
  });

  it('[LO-03] gives each district of a large city its own position', async () => {
    const [twelfth] = (await ask({ text: '75012' })).items;
    const [sixteenth] = (await ask({ text: '75016' })).items;
    expect(Math.abs((twelfth?.longitude ?? 0) - (sixteenth?.longitude ?? 0))).toBeGreaterThan(0.08);
  });
});
