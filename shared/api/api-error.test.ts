import { describe, expect, it } from '@jest/globals';
import { ApiError, normaliseError, UnavailableError } from './api-error.ts';

describe('errors', () => {
  it.each([
    ['statusCode', { statusCode: 404 }, 404],
    ['status', { status: 403 }, 403],
    ["the response's status", { response: { status: 422 } }, 422],
    ['statusCode before the others', { statusCode: 400, status: 401, response: { status: 402 } }, 400],
    ["status before the response's", { status: 401, response: { status: 402 } }, 401],
    ['500 without any', {}, 500],
    ['500 where it is no number', { statusCode: '404' }, 500],
    ['500 where it is no status of HTTP', { statusCode: 0, status: 1000, response: { status: 12.5 } }, 500],
    ['the next where the first is of no use', { statusCode: -1, status: 409 }, 409],
    ['500 where the response is nothing', { response: null }, 500],
  ])('[ER-04] have %s as their status', (_case, error, expected) => {
    expect(normaliseError(error).statusCode).toBe(expected);
  });

  it.each([null, undefined, 'text', 12, true])(
    '[ER-04] thrown value %j is a 500 with a message',
    (thrown) => {
      expect(normaliseError(thrown)).toEqual({ message: 'Unknown error', statusCode: 500 });
    },
  );

  it('[ER-04] preserve their message', () => {
    expect(normaliseError(new Error('The shelf is empty.'))).toEqual({
      message: 'The shelf is empty.',
      statusCode: 500,
    });
    expect(normaliseError(new ApiError('GET product/1 answered 404', 404))).toEqual({
      message: 'GET product/1 answered 404',
      statusCode: 404,
    });
  });

  it('preserve the body of the refusal', () => {
    const error = new ApiError('no', 400, { status: 'not_available_in_this_saleplan', exist_in: [2, 3] });
    expect(error.body.exist_in).toEqual([2, 3]);
    expect(new ApiError('no', 400).body).toEqual({});
  });

  it.each([
    ['timeout', 504],
    ['unreachable', 503],
    ['garbage', 503],
    ['open', 503],
    ['full', 503],
  ] as const)('name the failure %s of the back office, with status %d', (failure, status) => {
    const error = new UnavailableError(failure);
    expect(error).toBeInstanceOf(ApiError);
    expect([error.failure, error.statusCode]).toEqual([failure, status]);
  });
});
