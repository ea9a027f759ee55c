import { describe, expect, it } from '@jest/globals';
import { matchPath } from '#routes/match-path.ts';
import { ApiError, UnavailableError } from '#shared/api/api-error.ts';
import { OutcomeError, type PageMeta } from '#shared/page-outcome.ts';
import type { PageLoad } from '#client/pages/common/load/page-load.ts';
import { createTestLoaderContext } from '#tests/support/test-loader-context.ts';
import { loadPage } from './load-page.ts';
import type { LoaderContext } from './loader-context.ts';

const META: PageMeta = {
  title: 'A',
  description: '',
  indexed: true,
  breadcrumb: [{ label: 'A', url: '/a' }],
};
const PROFESSIONAL = { isLogged: true, isProConnected: true };
const found: PageLoad<string> = async () => ({ kind: 'ok', data: 'x', meta: META });
const throwing =
  (error: unknown): PageLoad<never> =>
  async () => {
    throw error;
  };

function enter(context: LoaderContext, address: string, load: PageLoad<unknown> = found) {
  const url = new URL(address, 'https://www.atre.example');
  const route = matchPath(url.pathname);
  if (!route?.match) throw new Error(`No page at ${address}.`);
  return loadPage(context, { variant: route.variant, match: route.match, url, load });
}

describe('loading a page', () => {
  it("returns the loader's result and sets the breadcrumb", async () => {
    const context = createTestLoaderContext();
    expect(await enter(context, '/aide-contact')).toEqual({ kind: 'ok', data: 'x', meta: META });
    expect(context.store.breadcrumb.crumbs).toEqual(META.breadcrumb);
  });

  it('[RT-60] other variant: permanent redirect to the listed one with the query, without a call', async () => {
    const context = createTestLoaderContext();
    expect(await enter(context, '/aide-contact/?a=1&b=2')).toEqual({
      kind: 'redirect',
      status: 301,
      to: '/aide-contact?a=1&b=2',
    });
    expect(context.calls).toEqual([]);
  });

  it('[PL-01] plans are loaded first, once, then calls use the plan of the page', async () => {
    const context = createTestLoaderContext();
    await enter(context, '/pro/aide-contact');
    await enter(context, '/pro/contact');
    expect(context.calls[0]?.path).toBe('site');
    expect(context.calls.filter(({ path }) => path === 'site')).toHaveLength(1);
    expect(new Set(context.calls.slice(1).map(({ query }) => query['sales_plan_id']))).toEqual(
      new Set(['12']),
    );
  });

  it('[PL-06] sets the audience of the page', async () => {
    const context = createTestLoaderContext();
    await enter(context, '/pro/aide-contact');
    expect(context.store.settings.salesplanShowed).toBe('pro');
    expect(context.store.settings.target).toBe('pro');
  });

  it('[PL-03] logged-in professional: pro_connect', async () => {
    const context = createTestLoaderContext({ visitor: PROFESSIONAL });
    await enter(context, '/pro/aide-contact');
    expect(context.store.settings.salesplan.id).toBe(13);
  });

  it('guard refuses: nothing is loaded', async () => {
    const context = createTestLoaderContext();
    const outcome = await enter(context, '/mes-commandes?page=2', throwing(new Error('was loaded')));
    expect(outcome).toEqual({
      kind: 'redirect',
      status: 302,
      to: '/pro/connexion?redirect=%2Fmes-commandes%3Fpage%3D2',
    });
  });

  it('route not indexed: page is not indexed', async () => {
    const outcome = await enter(createTestLoaderContext(), '/pro/connexion');
    expect(outcome).toMatchObject({ kind: 'ok', meta: { indexed: false } });
  });

  it('loader throws an outcome: returns it', async () => {
    const outcome = { kind: 'redirect', to: '/contact', status: 301 } as const;
    expect(await enter(createTestLoaderContext(), '/aide-contact', throwing(new OutcomeError(outcome)))).toBe(
      outcome,
    );
  });

  it('[ER-10] any call reports another audience: redirects to it', async () => {
    const error = new ApiError('', 400, { status: 'not_available_in_this_saleplan', exist_in: [12] });
    expect(await enter(createTestLoaderContext(), '/produit/x', throwing(error))).toEqual({
      kind: 'redirect',
      status: 302,
      to: '/pro/produit/x',
    });
  });

  it('[ER-07] unexpected error: throws', async () => {
    const bug = new Error('bug');
    await expect(enter(createTestLoaderContext(), '/aide-contact', throwing(bug))).rejects.toBe(bug);
  });

  it('error page: has menus, or none if they fail too', async () => {
    const context = createTestLoaderContext();
    expect(await enter(context, '/produit/x', throwing(new ApiError('', 404)))).toEqual({ kind: 'notFound' });
    expect(context.calls.map(({ path }) => path)).toContain('menu');
    const down = createTestLoaderContext({}, () => {
      throw new UnavailableError('unreachable');
    });
    expect(await enter(down, '/produit/x', throwing(new ApiError('', 404)))).toEqual({ kind: 'notFound' });
  });
});
