import { describe, expect, it } from '@jest/globals';
import { assert, object, property } from 'fast-check';
import { toSafeJson } from '#shared/safe-json.ts';
import { writeState as writeBytes } from './write-state.ts';

const writeState = (state: unknown) => writeBytes(state).toString();

describe('page state', () => {
  it('is the same JSON as of toSafeJson, for any value and any number of times', () => {
    assert(
      property(object({ withDate: true, withNullPrototype: true, maxDepth: 7 }), (state) => {
        const expected = toSafeJson(state);
        expect([writeState(state), writeState(state), writeState(state)]).toEqual([
          expected,
          expected,
          expected,
        ]);
      }),
    );
  });

  it('leaves undefined fields out', () => {
    expect(writeState({ store: { auth: undefined, plans: [undefined] }, page: null })).toBe(
      '{"store":{"plans":[null]},"page":null}',
    );
  });

  it('escapes script ends, in names and in shared lists', () => {
    const menus = ['</script>'];
    const states = [1, 2, 3].map((page) => writeState({ '<b>': page, menus }));
    expect(states.join('')).not.toContain('<');
    expect(states.map((state) => JSON.parse(state) as unknown)).toEqual(
      [1, 2, 3].map((page) => ({ '<b>': page, menus })),
    );
  });

  it('contains the lists of its own page only', () => {
    const [mine, yours] = [['a'], ['b']];
    for (const list of [mine, yours, mine, yours, mine])
      expect(writeState({ list })).toBe(toSafeJson({ list }));
  });
});
