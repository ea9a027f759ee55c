import { beforeAll, describe, expect, it } from '@jest/globals';
import { matchPath } from '#routes/match-path.ts';
import type { RouteName } from '#routes/paths.ts';
import type { UrlListItem } from '#shared/contract/url.ts';
import { isAddress, redirectKey } from './address-key.ts';
import { matchRedirect } from './match-redirect.ts';
import { targetUrl } from './redirect-row.ts';
import { REDIRECTS } from './redirects.ts';

/** Routes whose pages depend on data of the back office. */
const ENTITY_ROUTES = new Set<RouteName>([
  'accessories-search',
  'accessories_schema',
  'product',
  'categories',
  'cms',
  'signature-product',
  'signature-category',
  'signature-landing',
  'sav',
  'sav-category',
  'fault',
]);

const nameOf = (path: string) => matchPath(path)?.variant.row.name;

let paths: Set<string>;

beforeAll(async () => {
  const query = 'site_id=1&lang=fr&sales_plan_id=1&page=1&perPage=10000';
  const response = await fetch(`${process.env['TEST_BACKOFFICE_URL']}/api/v1/url?${query}`);
  const { items } = (await response.json()) as { items: UrlListItem[] };
  paths = new Set(items.map((item) => item.path));
});

describe('redirects compared with products and contents', () => {
  it('demo catalogue is not empty', () => {
    expect(paths.size).toBeGreaterThan(100);
    expect(new Set([...paths].map(nameOf))).toEqual(new Set(ENTITY_ROUTES));
  });

  it('[RD-05] no rule has the address of an existing product, category or content page', () => {
    const shadowed = REDIRECTS.filter(({ from }) => !isAddress(from) && paths.has(redirectKey(from)));
    expect(shadowed.map((row) => row.from)).toEqual([]);
    expect([...paths].filter((path) => matchRedirect('', path))).toEqual([]);
  });

  it('[RD-05] targets that are products, categories or content pages exist', () => {
    const targets = new Set(REDIRECTS.map((row) => targetUrl(row.to)).filter((to) => to.startsWith('/')));
    const gone = [...targets].filter((to) => {
      const [path = ''] = to.split('?', 1);
      return ENTITY_ROUTES.has(nameOf(path) ?? 'index') && !isRootOfList(path) && !paths.has(path);
    });
    expect(gone).toEqual([]);
  });
});

/** The root of a list is a page without an entity. */
function isRootOfList(path: string): boolean {
  return matchPath(path)?.match?.list?.slug === '';
}
