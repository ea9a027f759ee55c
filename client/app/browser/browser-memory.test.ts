import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { recall, remember } from './browser-memory.ts';
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
    expect(recall()).toEqual({});
    remember({ closedAlert: 'maintenance' });
    remember({ dismissedLanguageHint: true });
    expect(recall()).toEqual({ closedAlert: 'maintenance', dismissedLanguageHint: true });
  });

  it('uses one storage key', () => {
    remember({ closedAlert: 'a' });
    remember({ lastChunkReload: 12 });
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
    remember({});
    const [key = ''] = items.keys();
    items.set(key, stored);
    expect(recall()).toEqual({});
  });

  it('storage forbidden: empty, without an error', () => {
    useStorage(forbidden);
    expect(() => remember({ closedAlert: 'a' })).not.toThrow();
    expect(recall()).toEqual({});
  });
});
