import { describe, expect, it } from '@jest/globals';
import { InvalidCallError } from './api-error.ts';
import { toMessage } from './ky-send.ts';
import type { ApiCall } from './send.ts';

const CALL: ApiCall = { method: 'POST', path: 'order', query: {} };
/** Fields of a call that become headers. */
const FIELDS = ['token', 'clientAddress', 'idempotencyKey', 'visitorId', 'cartToken'] as const;
const MAX_UNIT = 0x7ff;

function isRefused(call: ApiCall): boolean {
  try {
    toMessage(call);
    return false;
  } catch (error) {
    if (error instanceof InvalidCallError && error.statusCode === 400) return true;
    throw error;
  }
}

describe('headers of a call', () => {
  it.each(FIELDS)('%s: any character but printable ASCII is refused before the call is sent', (field) => {
    const taken = Array.from({ length: MAX_UNIT + 1 }, (_, code) => code).filter(
      (code) => !isRefused({ ...CALL, [field]: `key${String.fromCharCode(code)}end` }),
    );
    expect(taken).toEqual(Array.from({ length: 95 }, (_, index) => 32 + index));
  });

  it.each(FIELDS)('%s: a value longer than a token is refused', (field) => {
    expect(isRefused({ ...CALL, [field]: 'x'.repeat(5000) })).toBe(true);
  });

  it('body: a circular object or a number without JSON notation is refused before the call is sent', () => {
    const circle: { self?: unknown } = {};
    circle.self = circle;
    expect([isRefused({ ...CALL, body: circle }), isRefused({ ...CALL, body: [1n] })]).toEqual([true, true]);
  });
});
