import { beforeAll, describe, expect, it } from '@jest/globals';
import { matchPath } from '#routes/match-path.ts';
import type { RouteName } from '#routes/paths.ts';
import type { UrlListItem } from '#shared/contract/url.ts';
import { isAddress, redirectKey } from './address-key.ts';
import { matchRedirect } from './match-redirect.ts';
import { targetUrl } from './redirect-row.ts';
import { REDIRECTS } from './redirects.ts';

/** Pages of which the back office knows which exist. */
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
  const answer = await fetch(`${process.env['TEST_BACKOFFICE_URL']}/api/v1/url?${query}`);
  const { items } = (await answer.json()) as { items: UrlListItem[] };
  paths = new Set(items.map((item) => item.path));
});

describe('redirects beside the catalogue and the contents', () => {
  it('know a catalogue to compare with', () => {
    expect(paths.size).toBeGreaterThan(100);
    expect(new Set([...paths].map(nameOf))).toEqual(new Set(ENTITY_ROUTES));
  });

  it('[RD-05] take the address of no product, category or content page that exists', () => {
    const shadowed = REDIRECTS.filter(({ from }) => !isAddress(from) && paths.has(redirectKey(from)));
    expect(shadowed.map((row) => row.from)).toEqual([]);
    expect([...paths].filter((path) => matchRedirect('', path))).toEqual([]);
  });

  it('[RD-05] lead to products, categories and content pages that exist', () => {
    const targets = new Set(REDIRECTS.map((row) => targetUrl(row.to)).filter((to) => to.startsWith('/')));
    const gone = [...targets].filter((to) => {
      const [path = ''] = to.split('?', 1);
      return ENTITY_ROUTES.has(nameOf(path) ?? 'index') && !isRootOfList(path) && !paths.has(path);
    });
    expect(gone).toEqual([]);
  });
});

/** The whole catalogue is a page of its own, which no entity stands for. */
function isRootOfList(path: string): boolean {
  return matchPath(path)?.match?.list?.slug === '';
}
