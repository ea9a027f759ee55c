import { describe, expect, it } from '@jest/globals';
import { toErrorBody } from './error-body.ts';
import { parseRetryAfter } from './retry-after.ts';

describe('body of a refusal', () => {
  it('contains the fields of the contract', () => {
    const body = {
      code: 'no',
      message: 'No.',
      status: 'not_available_in_this_saleplan',
      exist_in: [2, 3],
      errors: { email: 'required' },
      params: { missing: 12, with: 'HIVER' },
      tmp_token: 'a.b.c',
    };
    expect(toErrorBody({ ...body, trace: 'secret' })).toEqual(body);
  });

  it.each([
    [null],
    ['text'],
    [12],
    [['list']],
    [{ code: 12, message: {}, status: null, errors: 'all of them', params: { a: {} }, tmp_token: [] }],
    [{ errors: { email: 1 }, params: ['a'] }],
  ])('drops fields of another type: %j', (value) => {
    expect(toErrorBody(value)).toEqual({});
  });

  it('drops list items of another type', () => {
    expect(toErrorBody({ exist_in: [2, 'x', null, 3] })).toEqual({ exist_in: [2, 3] });
  });
});

describe('Retry-After', () => {
  const NOW = Date.parse('2026-11-26T10:00:00Z');
  it.each([
    ['30', 30],
    [' 900 ', 900],
    ['Thu, 26 Nov 2026 10:02:00 GMT', 120],
    // A past date: the minimum, so that a loop has a pause.
    ['Thu, 26 Nov 2026 09:00:00 GMT', 1],
    ['0', 1],
    ['999999999', 86_400],
    ['', undefined],
    [null, undefined],
    [undefined, undefined],
    ['soon', undefined],
    ['-5', 1],
  ])('%j is %j seconds', (header, seconds) => {
    expect(parseRetryAfter(header, NOW)).toBe(seconds);
  });
});
