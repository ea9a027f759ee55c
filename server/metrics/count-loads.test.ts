import { describe, expect, it } from '@jest/globals';
import type { LoadDocument, LoadedDocument, PageRequest } from '../render/page-loader.ts';
import { countLoads } from './count-loads.ts';

const load = async (result: unknown) => {
  const loads: unknown[] = [];
  const loader = Object.assign(async () => result, {
    formRules: () => undefined,
    lastBrand: () => null,
  }) as LoadDocument;
  const counted = countLoads(loader, { onLoad: ({ route, answers }) => loads.push([route, answers]) });
  expect(await counted({} as PageRequest)).toBe(result);
  return loads;
};
const page = (status: number, staleSince?: object): Partial<LoadedDocument> => ({
  kind: 'page',
  status,
  routeName: 'product',
  store: { settings: { staleSince } } as LoadedDocument['store'],
});

describe('pages by their data', () => {
  it.each([
    [page(200), 'current'],
    [page(404), 'current'],
    [page(200, { day: '1 mai', time: '12:00' }), 'old'],
    [page(503), 'none'],
  ])('%#: are counted', async (result, answers) => {
    expect(await load(result)).toEqual([['product', answers]]);
  });

  it('does not count redirects', async () => {
    expect(await load({ kind: 'redirect', to: '/', status: 302 })).toEqual([]);
  });
});
