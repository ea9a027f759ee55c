import { describe, expect, it } from '@jest/globals';
import type { MenuItem } from '#shared/contract/menu.ts';
import type { IsEnabled } from './enabled-routes.ts';
import type { Site } from './href.ts';
import { linksOf, menuEntries } from './menu-link.ts';

const item = (changes: Partial<MenuItem>): MenuItem => ({
  label: 'A',
  type: 'code',
  code: null,
  slug: null,
  childs: [],
  ...changes,
});

const pageOf = (site: Site, isEnabled: IsEnabled = () => true) => ({ site, isEnabled });

const FRENCH = pageOf({ locale: 'fr', target: 'part' });
const ENGLISH_PRO = pageOf({ locale: 'en', target: 'pro' });

describe('menu items', () => {
  it("[HD-05, RT-57] item with a page name: links to it in the page's language and audience", () => {
    const items = [item({ code: 'contact' }), item({ code: 'cms', slug: 'qui-sommes-nous' })];
    expect(menuEntries(items, FRENCH)).toMatchObject([
      { kind: 'link', link: { label: 'A', url: '/aide-contact', external: false } },
      { kind: 'link', link: { label: 'A', url: '/qui-sommes-nous', external: false } },
    ]);
    expect(menuEntries(items.slice(0, 1), ENGLISH_PRO)).toMatchObject([
      { link: { url: '/en/pro/help-contact' } },
    ]);
  });

  it('[HD-05] item with an external URL or only a slug: links to it or to the content page', () => {
    const items = [
      item({ type: 'external_url', slug: 'https://elsewhere.example/' }),
      item({ code: null, slug: 'qui-sommes-nous' }),
      item({ code: '', slug: 'qui-sommes-nous' }),
    ];
    expect(menuEntries(items, FRENCH)).toMatchObject([
      { kind: 'link', link: { url: 'https://elsewhere.example/', external: true } },
      { kind: 'link', link: { url: '/qui-sommes-nous', external: false } },
      { kind: 'link', link: { url: '/qui-sommes-nous', external: false } },
    ]);
  });

  it('[HD-05] item without destination: opens its children at any depth', () => {
    const leaf = item({ code: 'contact', label: 'D' });
    const childs = [
      item({
        type: 'no_destination',
        label: 'B',
        childs: [item({ code: 'infos', label: 'C', childs: [leaf] })],
      }),
      item({ type: 'no_destination', label: 'Empty', childs: [item({ code: 'no-such-page' })] }),
      item({ code: 'no-such-page', childs: [leaf] }),
    ];
    const entries = menuEntries([item({ type: 'no_destination', childs })], FRENCH);
    expect(entries).toMatchObject([
      {
        kind: 'group',
        label: 'A',
        link: undefined,
        entries: [
          {
            label: 'B',
            link: undefined,
            entries: [{ label: 'C', link: { url: '/infos' }, entries: [{ label: 'D', entries: [] }] }],
          },
        ],
      },
    ]);
    expect(entries.flatMap(linksOf).map(({ label }) => label)).toEqual(['C', 'D']);
  });

  it('[HD-05] item with a page and children: a link and a group', () => {
    const entries = menuEntries([item({ code: 'infos', childs: [item({ code: 'contact' })] })], FRENCH);
    expect(entries).toMatchObject([
      { kind: 'group', link: { url: '/infos' }, entries: [{ link: { url: '/aide-contact' } }] },
    ]);
  });

  it('item of the whole catalogue: opens the products', () => {
    expect(menuEntries([item({ code: 'categories' })], FRENCH)).toMatchObject([
      { kind: 'catalogue', label: 'A', link: { url: '/nos-produits' } },
    ]);
    expect(menuEntries([item({ code: 'categories', slug: 'chauffage' })], FRENCH)).toMatchObject([
      { kind: 'link', link: { url: '/nos-produits/chauffage' } },
    ]);
  });

  it('item without a valid target: left out', () => {
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
