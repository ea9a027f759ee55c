import { describe, expect, it } from '@jest/globals';
import * as fc from 'fast-check';
import { LINEAR, timeRatio } from '#tests/support/time-ratio.ts';
import {
  buildListPath,
  canonicalFilters,
  hasFilter,
  isFilterKey,
  MAXIMUM_FILTERS,
  parseListPath,
  toggleFilter,
  type Filter,
} from './filter-segments.ts';

const key = fc.stringMatching(/^[A-Z][A-Z0-9]{0,6}(_[A-Z0-9]{1,6}){0,3}$/);
const value = fc.string({ unit: 'binary', minLength: 1, maxLength: 20 });
const filters = fc.array(fc.record({ key, value }), { maxLength: MAXIMUM_FILTERS });
const slug = fc.stringMatching(/^([a-z0-9-]{1,8}(\/[a-z0-9-]{1,8}){0,2})?$/);
const page = fc.integer({ min: 1, max: 999_999 });

const segments = (count: number) => Array.from({ length: count }, (_empty, index) => `_A${index}__x`);

describe('filter segments', () => {
  it('[RT-07, RT-59] filters are parsed as they were formatted', () => {
    fc.assert(
      fc.property(slug, filters, page, (ownSlug, ownFilters, ownPage) => {
        const path = { slug: ownSlug, filters: canonicalFilters(ownFilters), page: ownPage };
        expect(parseListPath(buildListPath(path))).toEqual(path);
      }),
    );
  });

  it('[RT-07] the order of selection does not change the path', () => {
    fc.assert(
      fc.property(filters, (chosen) => {
        const path = { slug: 'chauffage', page: 3 };
        const backwards = [...chosen, ...chosen].toReversed();
        expect(buildListPath({ ...path, filters: backwards })).toBe(
          buildListPath({ ...path, filters: chosen }),
        );
      }),
    );
  });

  it('[RT-07] filters are sorted by key, then value, without duplicates, and the page is last', () => {
    const chosen: Filter[] = [
      { key: 'POWER', value: '1500' },
      { key: 'COLOR', value: 'blanc' },
      { key: 'POWER', value: '1000' },
      { key: 'COLOR', value: 'blanc' },
    ];
    expect(buildListPath({ slug: 'chauffage', filters: chosen, page: 2 })).toBe(
      'chauffage/_COLOR__blanc/_POWER__1000/_POWER__1500/_p__2',
    );
  });

  it('[RT-07] ten filters with a page are parsed, an eleventh makes the path invalid', () => {
    expect(parseListPath([...segments(10), '_p__2'].join('/'))?.filters).toHaveLength(10);
    expect(parseListPath(segments(11).join('/'))).toBeUndefined();
  });

  it('[RT-07] page 1 is parsed, and never formatted', () => {
    expect(parseListPath('chauffage/_p__1')).toEqual({ slug: 'chauffage', filters: [], page: 1 });
    expect(buildListPath({ slug: 'chauffage', filters: [], page: 1 })).toBe('chauffage');
  });

  it.each([
    ['a page of no digits', '_p__'],
    ['a page of letters', '_p__deux'],
    ['page 0', '_p__0'],
    ['a page of seven digits', '_p__1000000'],
    ['a page before a filter', '_p__2/_COLOR__blanc'],
    ['two pages', '_p__2/_p__3'],
    ['a key in small letters', '_color__blanc'],
    ['a key that begins with a digit', '_1COLOR__blanc'],
    ['no key', '___blanc'],
    ['no value', '_COLOR__'],
    ['one underscore only', '_COLOR_blanc'],
    ['a slug after a filter', '_COLOR__blanc/chauffage'],
    ['an empty segment after a filter', '_COLOR__blanc//_POWER__1'],
    ['percent signs that encode nothing', '_COLOR__%E0%A4%A'],
    ['a lone percent sign', '_COLOR__%'],
    ['a key too long', `_${'A'.repeat(41)}__x`],
  ])('[RT-07] refuses %s', (_case, rest) => {
    expect(parseListPath(rest)).toBeUndefined();
  });

  it('reads single underscores as part of a key and what follows the double one as the value', () => {
    expect(parseListPath('_ENERGY_CLASS__A__B')?.filters).toEqual([{ key: 'ENERGY_CLASS', value: 'A__B' }]);
  });

  it('accepts exactly the keys that it can parse', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const parsed = parseListPath(`_${encodeURIComponent(text)}__x`);
        expect(isFilterKey(text)).toBe(parsed?.filters[0]?.key === text);
      }),
    );
  });

  it('never throws', () => {
    const path = fc.oneof(
      fc.string(),
      fc.string({ unit: 'binary' }),
      fc
        .array(fc.constantFrom('_', '__', '/', 'A', 'a', '%', '%2', '%E9', '1', '_p__', '-'), {
          maxLength: 40,
        })
        .map((parts) => parts.join('')),
    );
    fc.assert(
      fc.property(path, (text) => expect(() => parseListPath(text)).not.toThrow()),
      {
        numRuns: 500,
      },
    );
  });

  it.each(['_', '/', 'a/', '_A__', '_A__b/', '%', '_A_', 'a', '_p__1/'])(
    'takes linear time for repeated %s',
    (unit) => {
      expect(timeRatio(parseListPath, unit)).toBeLessThan(LINEAR);
    },
  );

  it('parses paths of ten thousand characters', () => {
    expect(parseListPath('a'.repeat(10_000))?.slug).toHaveLength(10_000);
    expect(parseListPath(`_COLOR__${'b'.repeat(10_000)}`)?.filters[0]?.value).toHaveLength(10_000);
    expect(parseListPath('_COLOR__b/'.repeat(1000))).toBeUndefined();
  });
});

describe('choosing a filter', () => {
  const white = { key: 'COLOR', value: 'blanc' };

  it('adds a missing filter and removes a set one', () => {
    fc.assert(
      fc.property(filters, fc.record({ key, value }), (chosen, toggled) => {
        const once = toggleFilter(chosen, toggled);
        expect(hasFilter(once, toggled)).toBe(!hasFilter(chosen, toggled));
        expect(toggleFilter(once, toggled)).toEqual(canonicalFilters(chosen));
      }),
    );
  });

  it('leaves other values of the same key alone', () => {
    expect(toggleFilter([white, { key: 'COLOR', value: 'noir' }], white)).toEqual([
      { key: 'COLOR', value: 'noir' },
    ]);
  });
});
