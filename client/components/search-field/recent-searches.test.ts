import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { savePreferences } from '#client/app/browser/browser-preferences.ts';
import { createStorage, forbidden, useStorage } from '#tests/support/fake-storage.ts';
import {
  addRecentSearch,
  clearRecentSearches,
  listRecentSearches,
  removeRecentSearch,
} from './recent-searches.ts';

let items: Map<string, string>;

beforeEach(() => {
  items = new Map();
  useStorage(createStorage(items));
});

afterEach(() => {
  useStorage(undefined);
});

describe('recent searches', () => {
  it('are ordered latest first, limited to six, and ignore case', () => {
    for (const text of [
      'un radiateur',
      'lame',
      'pac',
      'ventilation',
      'menhir',
      'E4 marquise',
      ' LAME ',
      'thermostat',
    ])
      addRecentSearch(text);
    expect(listRecentSearches()).toEqual([
      'thermostat',
      'LAME',
      'E4 marquise',
      'menhir',
      'ventilation',
      'pac',
    ]);
  });

  it('text too short to search: not stored', () => {
    for (const text of ['', '  ', 'ra', ' ra ']) addRecentSearch(text);
    expect(listRecentSearches()).toEqual([]);
  });

  it('remove one, then all: other stored preferences stay', () => {
    savePreferences({ compared: [1, 2] });
    addRecentSearch('lame');
    addRecentSearch('menhir');
    removeRecentSearch('lame');
    expect(listRecentSearches()).toEqual(['menhir']);
    clearRecentSearches();
    expect(listRecentSearches()).toEqual([]);
    expect([...items.values()].join()).toContain('[1,2]');
  });

  it.each(['"lame"', '[1,null,{"a":1}]', '{"0":"lame"}', 'null'])(
    'foreign value in storage: ignored: %s',
    (left) => {
      savePreferences({});
      const [key = ''] = items.keys();
      items.set(key, `{"version":2,"memory":{"searches":${left}}}`);
      expect(listRecentSearches()).toEqual([]);
      addRecentSearch('lame');
      expect(listRecentSearches()).toEqual(['lame']);
    },
  );

  it('storage forbidden: none', () => {
    useStorage(forbidden);
    expect(() => addRecentSearch('lame')).not.toThrow();
    expect(listRecentSearches()).toEqual([]);
  });
});
