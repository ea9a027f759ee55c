import { describe, expect, it } from '@jest/globals';
import { matchPath } from '#routes/match-path.ts';
import { ApiError, UnavailableError } from '#shared/api/api-error.ts';
import { createTestLoaderContext, TEST_PLANS } from '#tests/support/test-loader-context.ts';
import { outcomeOfError } from './outcome-of-error.ts';

const CUSTOMER = { isLogged: true, isProConnected: false };
const PROFESSIONAL = { isLogged: true, isProConnected: true };

function outcome(error: unknown, path = '/produit/x', visitor = { isLogged: false, isProConnected: false }) {
  const url = new URL(path, 'http://localhost:3000');
  const match = matchPath(url.pathname)?.match;
  if (!match) throw new Error(`No page at ${path}.`);
  const context = createTestLoaderContext({ visitor });
  context.store.settings.setSite({ salesplan: [...TEST_PLANS], languages: [], domain: 'localhost' });
  return outcomeOfError(error, context, { match, url });
}

const elsewhere = (existIn?: number[]) =>
  new ApiError('GET product/1: 400', 400, {
    status: 'not_available_in_this_saleplan',
    ...(existIn && { exist_in: existIn }),
  });

const redirectTo = (to: string) => ({ kind: 'redirect', status: 302, to });
/** As a new document, because the menus differ after login. */
const toLogin = (back: string, login = '/pro/connexion') => ({
  ...redirectTo(`${login}?redirect=${back}`),
  isNewDocument: true,
});

describe('failed call', () => {
  it.each([
    ['timeout', new UnavailableError('timeout'), { kind: 'unavailable', status: 504 }],
    ['back office unreachable', new UnavailableError('unreachable'), { kind: 'unavailable', status: 503 }],
    ['invalid response', new UnavailableError('garbage'), { kind: 'unavailable', status: 503 }],
    ['404', new ApiError('', 404), { kind: 'notFound' }],
    ['401', new ApiError('', 401), { kind: 'unauthorised' }],
    ['500', new ApiError('', 500), { kind: 'unavailable', status: 503, hasResponded: true }],
    ['502', new ApiError('', 502), { kind: 'unavailable', status: 503, hasResponded: true }],
  ])('%s: mapped to an outcome', (_case, error, expected) => {
    expect(outcome(error)).toEqual(expected);
  });

  it.each([
    new ApiError('', 400),
    new ApiError('', 400, { status: 'something_else', exist_in: [11] }),
    new ApiError('', 422),
    new ApiError('', 403),
    new Error('bug'),
    'text',
    undefined,
  ])('[ER-07] other errors: no outcome, rethrown (%#)', (error) => {
    expect(outcome(error)).toBeUndefined();
  });
});

describe('entity of another audience', () => {
  it.each([
    ['/produit/x', [12], '/pro/produit/x'],
    ['/produit/x', [12, 13], '/pro/produit/x'],
    ['/en/product/x', [12], '/en/pro/product/x'],
    ['/pro/produit/x', [11], '/produit/x'],
    ['/en/pro/our-products/a/b', [11], '/en/our-products/a/b'],
    ['/nos-produits/a/_COLOR__blanc/_p__2', [12], '/pro/nos-produits/a/_COLOR__blanc/_p__2'],
    ['/pro/qui-sommes-nous', [11], '/qui-sommes-nous'],
    ['/produit/x?ref=AT-LAM-750-BL', [12], '/pro/produit/x?ref=AT-LAM-750-BL'],
  ])('[ER-10] %s, which exists in %j: redirects to %s', (path, existIn, to) => {
    expect(outcome(elsewhere(existIn), path)).toEqual(redirectTo(to));
  });

  it('[ER-10] for logged-in professionals only: redirects to login with the return path', () => {
    expect(outcome(elsewhere([13]))).toEqual(toLogin('%2Fproduit%2Fx'));
    expect(outcome(elsewhere([13]), '/produit/x?ref=A')).toEqual(toLogin('%2Fproduit%2Fx%3Fref%3DA'));
    expect(outcome(elsewhere([13]), '/en/pro/product/x')).toEqual(
      toLogin('%2Fen%2Fpro%2Fproduct%2Fx', '/en/pro/login'),
    );
  });

  it('[ER-10] for professionals only, logged in: redirects to the professional page', () => {
    expect(outcome(elsewhere([13]), '/produit/x', PROFESSIONAL)).toEqual(redirectTo('/pro/produit/x'));
    expect(outcome(elsewhere([13]), '/produit/x', CUSTOMER)).toEqual(redirectTo('/pro/produit/x'));
  });

  it.each([[[]], [undefined], [[99]]])('[ER-10] visible to no audience: not found: %j', (existIn) => {
    expect(outcome(elsewhere(existIn))).toEqual({ kind: 'notFound' });
  });

  it('[ER-10] target is the same page: not found, because a redirect would loop', () => {
    expect(outcome(elsewhere([12]), '/pro/produit/x')).toEqual({ kind: 'notFound' });
    expect(outcome(elsewhere([11]), '/produit/x', PROFESSIONAL)).toEqual({ kind: 'notFound' });
    expect(outcome(elsewhere([13]), '/pro/produit/x', CUSTOMER)).toEqual({ kind: 'notFound' });
  });
});
