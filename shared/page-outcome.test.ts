import { describe, expect, it } from '@jest/globals';
import { OutcomeError } from './page-outcome.ts';

describe('OutcomeError', () => {
  it('carries the outcome to its catcher', () => {
    const outcome = { kind: 'redirect', to: '/pro', status: 302 } as const;
    const error = new OutcomeError(outcome);
    expect(error).toBeInstanceOf(Error);
    expect(error.outcome).toBe(outcome);
    expect(error.message).toContain('redirect');
  });
});
