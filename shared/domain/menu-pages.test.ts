import { describe, expect, it } from '@jest/globals';
import { ROUTES, type RouteRow } from '#routes/paths.ts';
import { findMenuItemError, FRENCH_ONLY_PAGES, MENU_PAGES } from './menu-pages.ts';

const rows: readonly RouteRow[] = ROUTES;
/** Parameters that the slug of a menu item can be. */
const BY_SLUG = /\{(?:slug|list|search|tag|typeProductInstalled|product|category)[?*]?\}/;

function needOf({ paths }: RouteRow): string | undefined {
  const pattern = (paths.fr ?? '').replace('/{page?}', '');
  const others = pattern.replace(BY_SLUG, '');
  if (others.includes('{')) return undefined;
  if (!pattern.includes('{')) return 'plain';
  if (pattern.includes('{product}')) return 'family';
  return /\{list\*\}|\?\}/.test(pattern) ? 'optional' : 'required';
}

const sorted = (table: Record<string, readonly string[]>) =>
  Object.fromEntries(Object.entries(table).map(([need, codes]) => [need, codes.toSorted()]));

const item = (changes: Partial<Parameters<typeof findMenuItemError>[0]>) => ({
  label: 'Voir',
  type: 'code' as const,
  code: null,
  slug: null,
  ...changes,
});

describe('pages of menus', () => {
  it('[HD-05] pages of menus: the table agrees with the route table in codes, slugs and languages', () => {
    const expected: Record<string, string[]> = { plain: [], optional: [], required: [], family: [] };
    for (const row of rows) expected[needOf(row) ?? '']?.push(row.name);
    expect(sorted(MENU_PAGES)).toEqual(sorted(expected));
    expect(FRENCH_ONLY_PAGES).toEqual(rows.filter(({ paths }) => paths.en === null).map(({ name }) => name));
  });

  it.each([
    [{ code: '{product}-contacts' }, 'fr', 'slug: required'],
    [{ code: '{product}-contacts', slug: 'plumbing' }, 'fr', 'slug: unknown'],
    [{ code: 'product' }, 'fr', 'slug: required'],
    [{ code: 'product', slug: '' }, 'fr', 'slug: required'],
    [{ code: 'product', slug: 'Lame !' }, 'fr', 'slug: invalid_slug'],
    [{ code: 'addresses' }, 'en', 'code: not_in_language'],
    [{ code: 'order' }, 'fr', 'code: unknown'],
    [{ code: 'no-such-page' }, 'fr', 'code: unknown'],
    [{ code: 'toString' }, 'fr', 'code: unknown'],
    [{}, 'fr', 'code: required'],
    [{ code: 'contact', label: '\u200b \u00ad' }, 'fr', 'label: required'],
    [{ type: 'external_url' }, 'fr', 'slug: required'],
    [{ type: 'external_url', slug: 'javascript:alert(1)' }, 'fr', 'slug: invalid_url'],
    [{ type: 'external_url', slug: '//elsewhere.example' }, 'fr', 'slug: invalid_url'],
  ] as const)('[HD-05] item of a menu: %j in %s is refused: %s', (changes, locale, error) => {
    const found = findMenuItemError(item(changes), locale);
    expect(found && `${found.field}: ${found.code}`).toBe(error);
  });

  it.each([
    [{ code: 'contact' }, 'en'],
    [{ code: 'addresses' }, 'fr'],
    [{ code: '{product}-contacts', slug: 'thermo' }, 'en'],
    [{ code: 'categories' }, 'fr'],
    [{ code: 'categories', slug: 'chauffage/radiateurs' }, 'fr'],
    [{ slug: 'nos-usines' }, 'fr'],
    [{ type: 'external_url', slug: 'https://elsewhere.example/' }, 'en'],
    [{ type: 'no_destination' }, 'en'],
  ] as const)('[HD-05] item of a menu: %j in %s is accepted', (changes, locale) => {
    expect(findMenuItemError(item(changes), locale)).toBeUndefined();
  });
});
