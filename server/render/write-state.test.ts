import { describe, expect, it } from '@jest/globals';
import { assert, object, property } from 'fast-check';
import { toSafeJson } from '#shared/safe-json.ts';
import { writeState as writeBytes } from './write-state.ts';

const writeState = (state: unknown) => writeBytes(state).toString();

describe('The state of a page', () => {
  it('is written as JSON is, whatever it holds and however often', () => {
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

  it('says nothing of what is not there', () => {
    expect(writeState({ store: { auth: undefined, plans: [undefined] }, page: null })).toBe(
      '{"store":{"plans":[null]},"page":null}',
    );
  });

  it('ends no script, in names or in lists that pages share', () => {
    const menus = ['</script>'];
    const states = [1, 2, 3].map((page) => writeState({ '<b>': page, menus }));
    expect(states.join('')).not.toContain('<');
    expect(states.map((state) => JSON.parse(state) as unknown)).toEqual(
      [1, 2, 3].map((page) => ({ '<b>': page, menus })),
    );
  });

  it('is made of the lists of its own page alone', () => {
    const [mine, yours] = [['a'], ['b']];
    for (const list of [mine, yours, mine, yours, mine])
      expect(writeState({ list })).toBe(toSafeJson({ list }));
  });
});
