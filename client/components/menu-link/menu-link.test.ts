import { describe, expect, it } from '@jest/globals';
import type { CurrentPage } from '#client/app/page-context.ts';
import type { Site } from '#routes/href.ts';
import { matchPath } from '#routes/match-path.ts';
import type { RouteName } from '#routes/paths.ts';
import type { MenuItem } from '#shared/contract/menu.ts';
import { menuEntries } from './menu-link.ts';

const item = (changes: Partial<MenuItem>): MenuItem => ({
  label: 'A',
  type: 'code',
  code: null,
  slug: null,
  childs: [],
  ...changes,
});

function pageOf(site: Site, isLive: (name: RouteName) => boolean = () => true): CurrentPage {
  const match = matchPath('/')?.match;
  if (!match) throw new Error('There is no home page.');
  return { match, search: '', key: '', meta: undefined, site, isLive };
}

const FRENCH = pageOf({ locale: 'fr', target: 'part' });
const ENGLISH_PRO = pageOf({ locale: 'en', target: 'pro' });

describe('entries of a menu', () => {
  it('[HD-05, RT-57] lead to a page by its name, in the language and for the audience of the page', () => {
    const items = [item({ code: 'contact' }), item({ code: 'cms', slug: 'qui-sommes-nous' })];
    expect(menuEntries(items, FRENCH)).toEqual([
      { kind: 'link', link: { label: 'A', url: '/aide-contact', external: false } },
      { kind: 'link', link: { label: 'A', url: '/qui-sommes-nous', external: false } },
    ]);
    expect(menuEntries(items.slice(0, 1), ENGLISH_PRO)).toMatchObject([
      { link: { url: '/en/pro/help-contact' } },
    ]);
  });

  it('[HD-05] lead to an outside address as it stands', () => {
    expect(menuEntries([item({ type: 'external_url', slug: 'https://elsewhere.example/' })], FRENCH)).toEqual(
      [{ kind: 'link', link: { label: 'A', url: 'https://elsewhere.example/', external: true } }],
    );
  });

  it('[HD-05] without destination open what is below them', () => {
    const childs = [item({ code: 'contact', label: 'B' }), item({ code: 'no-such-page' })];
    expect(menuEntries([item({ type: 'no_destination', childs })], FRENCH)).toEqual([
      { kind: 'group', label: 'A', entries: [{ label: 'B', url: '/aide-contact', external: false }] },
    ]);
  });

  it('of the whole catalogue open the products', () => {
    expect(menuEntries([item({ code: 'categories' })], FRENCH)).toEqual([{ kind: 'catalogue', label: 'A' }]);
    expect(menuEntries([item({ code: 'categories', slug: 'chauffage' })], FRENCH)).toMatchObject([
      { kind: 'link', link: { url: '/nos-produits/chauffage' } },
    ]);
  });

  it('are left out where they lead nowhere', () => {
    const nowhere = [
      item({ code: 'no-such-page' }),
      item({ code: 'toString' }),
      item({ code: null }),
      item({ type: 'external_url' }),
      item({ type: 'no_destination' }),
    ];
    expect(menuEntries(nowhere, FRENCH)).toEqual([]);
    expect(
      menuEntries(
        [item({ code: 'contact' })],
        pageOf(FRENCH.site, (name) => name !== 'contact'),
      ),
    ).toEqual([]);
  });
});
