import { describe, expect, it } from '@jest/globals';
import { matchPath } from '#routes/match-path.ts';
import { OutcomeError, type PageOutcome } from '#shared/page-outcome.ts';
import { checkPage, readListRequest, type ListRequest } from './list-request.ts';

function read(address: string): ListRequest | PageOutcome<never> {
  const [path = '', query = ''] = address.split('?', 2);
  const match = matchPath(path)?.match;
  if (!match) throw new Error(`No page at ${address}.`);
  return outcomeOf(() => readListRequest(match, new URLSearchParams(query)));
}

function outcomeOf<Result>(run: () => Result): Result | PageOutcome<never> {
  try {
    return run();
  } catch (error) {
    if (error instanceof OutcomeError) return error.outcome;
    throw error;
  }
}

const MISSING = { kind: 'notFound' };

describe('readListRequest', () => {
  it('path without segments: first page in catalogue order', () => {
    expect(read('/nos-produits')).toEqual({ page: 1, orderBy: 'position', filters: [], attributes: [] });
  });

  it('[RT-59] parses page, order, facets and price', () => {
    expect(read('/nos-produits/a/_COLOR__blanc/_PRICE__100-500/_p__3?orderBy=price_asc')).toEqual({
      page: 3,
      orderBy: 'price_asc',
      filters: [
        { key: 'COLOR', value: 'blanc' },
        { key: 'PRICE', value: '100-500' },
      ],
      attributes: [{ key: 'COLOR', value: 'blanc' }],
      price: { min: 100, max: 500 },
    });
  });

  it.each(['cheapest', '', 'toString', 'PRICE_ASC'])('unknown order "%s": catalogue order', (order) => {
    expect(read(`/nos-produits?orderBy=${order}`)).toMatchObject({ orderBy: 'position' });
  });

  it.each(['_PRICE__cheap', '_PRICE__-', '_PRICE__1-2-3', '_PRICE__1-2/_PRICE__3-4'])(
    'invalid price %s: 404',
    (segment) => {
      expect(read(`/nos-produits/${segment}`)).toEqual(MISSING);
    },
  );

  it.each([
    ['/nos-produits/_PRICE__500-100', '/nos-produits/_PRICE__100-500'],
    [
      '/nos-produits/a/b/_COLOR__x/_PRICE__9-1/_p__2?orderBy=name',
      '/nos-produits/a/b/_COLOR__x/_PRICE__1-9/_p__2?orderBy=name',
    ],
    ['/en/pro/results/_PRICE__007-9?q=a+b', '/en/pro/results/_PRICE__7-9?q=a+b'],
  ])('reversed or unnormalised price in %s: redirects to %s', (address, to) => {
    expect(read(address)).toEqual({ kind: 'redirect', status: 301, to });
  });
});

describe('checkPage', () => {
  it.each([
    [1, 0],
    [1, 24],
    [2, 25],
    [2, 48],
  ])('page %d with %d products exists', (page, total) => {
    expect(outcomeOf(() => checkPage(page, total))).toBeUndefined();
  });

  it.each([
    [2, 0],
    [2, 24],
    [3, 48],
    [999_999, 100],
  ])('page %d with %d products: 404', (page, total) => {
    expect(outcomeOf(() => checkPage(page, total))).toEqual(MISSING);
  });
});
