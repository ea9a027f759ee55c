import { describe, expect, it } from '@jest/globals';
import { readFacetForm } from './facet-form.ts';

const form = (query: string) => readFacetForm(new URLSearchParams(query));

describe('facet form', () => {
  it('[RT-07] returns the selected filters in canonical order', () => {
    expect(form('POWER=1500&COLOR=noir&COLOR=blanc')).toEqual([
      { key: 'COLOR', value: 'blanc' },
      { key: 'COLOR', value: 'noir' },
      { key: 'POWER', value: '1500' },
    ]);
  });

  it('ignores fields that are no facets, and facets without a value', () => {
    expect(form('q=radiateur&color=blanc&COLOR=&__proto__=x')).toEqual([]);
  });

  it.each([
    ['price_min=100&price_max=500', '100-500'],
    ['price_min=500&price_max=100', '100-500'],
    ['price_min=100&price_max=', '100-'],
    ['price_max=1 500', '-1500'],
    ['price_max=1\u00a0500', '-1500'],
    ['price_min=0', '0-'],
  ])('makes one range of %s', (query, value) => {
    expect(form(query)).toEqual([{ key: 'PRICE', value }]);
  });

  it.each(['price_min=&price_max=', 'price_min=cent', 'price_min=-5', 'price_max=1e9', 'price_max=12345678'])(
    'makes no range of %s',
    (query) => {
      expect(form(query)).toEqual([]);
    },
  );

  it('ignores a file in place of a text', () => {
    const fields = new FormData();
    fields.set('COLOR', new Blob(['blanc']));
    fields.set('price_min', new Blob(['1']));
    expect(readFacetForm(fields)).toEqual([]);
  });
});
