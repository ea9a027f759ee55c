import { describe, expect, it } from '@jest/globals';
import { listTyped } from './list-typed.ts';

describe('fields typed while a form is saved', () => {
  it.each([
    ['nothing', { title: 'a', texts: { fr: 'b' } }, []],
    ['a field', { title: 'ab', texts: { fr: 'b' } }, [{ path: 'title', value: 'ab' }]],
    ['a nested field', { title: 'a', texts: { fr: 'c' } }, [{ path: 'texts.fr', value: 'c' }]],
    ['an emptied field', { title: null, texts: { fr: 'b' } }, [{ path: 'title', value: null }]],
    [
      'a field that was not there',
      { title: 'a', texts: { fr: 'b', en: 'd' } },
      [{ path: 'texts.en', value: 'd' }],
    ],
  ])('%s', (_name, present, expected) => {
    expect(listTyped({ title: 'a', texts: { fr: 'b' } }, present)).toEqual(expected);
  });

  it('a list is one field: its rows may have been moved', () => {
    const sent = { rows: [{ from: 0 }, { from: 5 }] };
    const present = { rows: [{ from: 5 }, { from: 0 }] };
    expect(listTyped(sent, present)).toEqual([{ path: 'rows', value: present.rows }]);
    expect(listTyped(sent, structuredClone(sent))).toEqual([]);
  });
});
