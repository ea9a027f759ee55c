import { describe, expect, it } from '@jest/globals';
import { matchPath } from '#routes/match-path.ts';
import type { UrlEntity } from '#shared/contract/url.ts';
import { OutcomeError } from '#shared/page-outcome.ts';
import { createTestLoaderContext } from '#tests/support/test-loader-context.ts';
import { entityMeta, findEntity } from './entity-page.ts';
import type { LoadArgs } from './page-load.ts';

const ENTITY: UrlEntity = {
  type: 'product',
  entity: { id: 12, slug: 'lame', name: 'Lame' },
  canonical: { part: '/produit/lame', pro: '/pro/produit/lame' },
  alternates: { fr: '/produit/lame', en: '/en/product/blade' },
  exist_in: [1, 2, 3],
  breadcrumb: [{ label: 'Chauffage', url: '/nos-produits/chauffage' }],
  meta: { title: 'Lame', description: 'Un radiateur.', robots: 'index,follow', image: null },
  redirect: null,
  childs: [],
};

function argsAt(path: string, entity: unknown = ENTITY) {
  const match = matchPath(path)?.match;
  if (!match) throw new Error(`No page at ${path}.`);
  const context = createTestLoaderContext({}, () => entity);
  return {
    args: { ...context, match, search: new URLSearchParams() } satisfies LoadArgs,
    calls: context.calls,
  };
}

const outcomeOf = (run: Promise<unknown>) =>
  run.catch((error: unknown) => (error instanceof OutcomeError ? error.outcome : error));

describe('findEntity', () => {
  it('[AP-06] requests the entity by type and slug', async () => {
    const { args, calls } = argsAt('/produit/lame');
    expect(await findEntity(args, 'product', '')).toBe(ENTITY);
    expect(calls[0]).toMatchObject({ path: 'url/entity', query: { entity_type: 'product', slug: 'lame' } });
  });

  it.each(['/produit/Lame', '/produit/a_b', '/produit', '/a%20b', '/produit/%C3%A9', '/nos-produits/A'])(
    '[RT-56] malformed slug in %s: 404 without an API call',
    async (path) => {
      const { args, calls } = argsAt(path);
      expect(await outcomeOf(findEntity(args, 'product', ''))).toEqual({ kind: 'notFound' });
      expect(calls).toEqual([]);
    },
  );

  it.each([
    ['/produit/lame', '/signature/produit/lame', '/signature/produit/lame'],
    ['/signature/produit/lame', '/produit/lame', '/produit/lame'],
    ['/pro/produit/lame', '/signature/produit/lame', '/pro/signature/produit/lame'],
  ])('[RT-38] entity at %s, which belongs to %s: permanent redirect', async (path, canonical, right) => {
    const { args } = argsAt(path, { ...ENTITY, canonical: { part: canonical, pro: `/pro${canonical}` } });
    expect(await outcomeOf(findEntity(args, 'product', '?ref=X'))).toEqual({
      kind: 'redirect',
      to: `${right}?ref=X`,
      status: 301,
    });
  });

  it('canonical path of professionals only: no redirect from the consumer path', async () => {
    const forProfessionals = { part: '/pro/produit/lame', pro: '/pro/produit/lame' };
    const { args } = argsAt('/produit/lame', { ...ENTITY, canonical: forProfessionals });
    expect(await outcomeOf(findEntity(args, 'product', ''))).toMatchObject({ type: 'product' });
  });

  it('slug of the other language: redirects with the query', async () => {
    const redirect = { url: '/produit/lame', code: 301 };
    const { args } = argsAt('/produit/blade', { ...ENTITY, redirect });
    expect(await outcomeOf(findEntity(args, 'product', '?vue=2'))).toEqual({
      kind: 'redirect',
      to: '/produit/lame?vue=2',
      status: 301,
    });
  });
});

describe('entityMeta', () => {
  it('returns title, description, canonical path, alternates, audiences and breadcrumb', () => {
    expect(entityMeta(ENTITY, argsAt('/pro/produit/lame').args)).toMatchObject({
      title: 'Lame',
      description: 'Un radiateur.',
      indexed: true,
      canonical: '/pro/produit/lame',
      alternates: { fr: '/produit/lame', en: '/en/product/blade' },
      audiences: { part: '/produit/lame', pro: '/pro/produit/lame' },
      breadcrumb: ENTITY.breadcrumb,
    });
  });

  it('noindex in the entity: page is not indexed', () => {
    const hidden = { ...ENTITY, meta: { ...ENTITY.meta, robots: 'noindex,follow' } };
    expect(entityMeta(hidden, argsAt('/produit/lame').args).indexed).toBe(false);
  });

  it('[PL-05] entity for one audience: no path for the other', () => {
    const canonical = { part: '/pro/produit/lame', pro: '/pro/produit/lame' };
    expect(entityMeta({ ...ENTITY, canonical }, argsAt('/pro/produit/lame').args).audiences).toEqual({
      pro: '/pro/produit/lame',
    });
  });
});
