import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { readPreferences, savePreferences } from './browser-preferences.ts';
import { createStorage, forbidden, useStorage } from '#tests/support/fake-storage.ts';

let items: Map<string, string>;

beforeEach(() => {
  items = new Map();
  useStorage(createStorage(items));
});

afterEach(() => {
  useStorage(undefined);
});

describe('browser memory', () => {
  it('empty at first, then returns what was stored', () => {
    expect(readPreferences()).toEqual({});
    savePreferences({ closedAlert: 'maintenance' });
    savePreferences({ dismissedLanguageHint: true });
    expect(readPreferences()).toEqual({ closedAlert: 'maintenance', dismissedLanguageHint: true });
  });

  it('uses one storage key', () => {
    savePreferences({ closedAlert: 'a' });
    savePreferences({ lastChunkReload: 12 });
    expect(items.size).toBe(1);
  });

  it.each([
    '',
    'null',
    '[]',
    '12',
    '{',
    '"text"',
    '{"version":0,"memory":{"closedAlert":"a"}}',
    '{"version":1,"memory":{"closedAlert":"a"}}',
    '{"version":2,"memory":[1]}',
  ])('foreign value %s in storage: empty', (stored) => {
    savePreferences({});
    const [key = ''] = items.keys();
    items.set(key, stored);
    expect(readPreferences()).toEqual({});
  });

  it('storage forbidden: empty, without an error', () => {
    useStorage(forbidden);
    expect(() => savePreferences({ closedAlert: 'a' })).not.toThrow();
    expect(readPreferences()).toEqual({});
  });
});
