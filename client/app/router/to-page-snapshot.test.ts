import { describe, expect, it } from '@jest/globals';
import type { RouterState } from 'react-router';
import { createErrorResponse } from './error-response.ts';
import { toPageSnapshot } from './to-page-snapshot.ts';

type State = Pick<RouterState, 'location' | 'matches' | 'loaderData' | 'errors'>;

const META = { title: 'Lame', description: '', indexed: true };

function stateOf(changes: Partial<State> = {}): State {
  return {
    location: {
      pathname: '/produit/lame',
      search: '?vue=2',
      hash: '#prix',
      state: null,
      key: 'k1',
    },
    matches: [{ route: { id: '/produit/{slug*}' }, params: { '*': 'lame' }, pathname: '', pathnameBase: '' }],
    loaderData: { '/produit/{slug*}': { data: { id: 1 }, meta: META } },
    errors: null,
    ...changes,
  };
}

describe('page of the router state', () => {
  it('route matched: its pattern, address and loader result', () => {
    expect(toPageSnapshot(stateOf())).toEqual({
      pattern: '/produit/{slug*}',
      pathname: '/produit/lame',
      search: '?vue=2',
      hash: '#prix',
      params: { '*': 'lame' },
      key: 'k1',
      outcome: { kind: 'ok', data: { id: 1 }, meta: META },
    });
  });

  it.each([404, 401, 503])('loader refused with %d: error page with that status', (status) => {
    const errors = { '/produit/{slug*}': createErrorResponse(status) };
    expect(toPageSnapshot(stateOf({ errors, loaderData: {} })).outcome).toEqual({ kind: 'error', status });
  });

  it.each([[new Error('bug')], ['text'], [null]])('anything else thrown: 500: %p', (thrown) => {
    const page = toPageSnapshot(stateOf({ errors: { '/produit/{slug*}': thrown } }));
    expect(page.outcome).toEqual({ kind: 'error', status: 500 });
  });

  it('no route matched: throws', () => {
    expect(() => toPageSnapshot(stateOf({ matches: [] }))).toThrow('/produit/lame');
  });
});
