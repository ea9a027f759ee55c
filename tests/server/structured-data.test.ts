import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { href } from '#routes/href.ts';
import { findExamplePaths } from '#tests/support/example-paths.ts';
import { parsePage, type PageResponse } from '#tests/support/read-page.ts';
import { createTestStorefront, PATIENT_LIMITS, serve } from '#tests/support/test-storefront.ts';

const PUBLIC_URL = 'http://localhost:3000';
const TIMEOUT_MS = 300_000;

type Example = Omit<PageResponse, 'status' | 'headers'> & { path: string };
type Crumbs = { position: number; name: string; item: string }[];

let examples: Example[];
let close: () => Promise<void>;
beforeAll(async () => {
  const { app } = await createTestStorefront({ env: { LOG_LEVEL: 'silent' }, limits: PATIENT_LIMITS });
  const site = await serve(app);
  close = site.close;
  const siteUrl = `http://127.0.0.1:${site.port}`;
  examples = [];
  for (const path of await findExamplePaths(siteUrl)) {
    const html = await (await fetch(siteUrl + path)).text();
    examples.push({ path, ...parsePage(html), html: '' });
  }
}, TIMEOUT_MS);
afterAll(() => close());

const crumbsOf = ({ structuredData }: Example): Crumbs[] =>
  structuredData
    .filter((block) => block['@type'] === 'BreadcrumbList')
    .map((block) => (block['itemListElement'] as Crumbs).map(withPlainSpaces));

/** As names are read from the markup. */
const withPlainSpaces = (crumb: Crumbs[number]) => ({ ...crumb, name: crumb.name.replace(/\s+/g, ' ') });

const namesAt = (path: string) =>
  examples
    .filter((page) => page.path === path)
    .flatMap(crumbsOf)
    .map((crumbs) => crumbs.map(({ name }) => name));

describe('[BC-02] breadcrumb in structured data', () => {
  it('every kind of page with a breadcrumb: one list, step by step below home', () => {
    const shown = examples.filter(({ breadcrumb }) => breadcrumb.length > 0);
    expect(shown.length).toBeGreaterThan(60);
    const findings = shown.filter((page) => {
      const names = crumbsOf(page).map((crumbs) => crumbs.map(({ name }) => name));
      return JSON.stringify(names) !== JSON.stringify([page.breadcrumb.slice(1)]);
    });
    expect(findings.map(({ path }) => path)).toEqual([]);
  });

  it('contact: has one although none is shown; home pages: none', () => {
    expect(namesAt(href('contact', { locale: 'fr', target: 'part' }))).toEqual([['Aide et contact']]);
    expect(namesAt('/')).toEqual([]);
  });

  it('positions: from one, each with an address of this site', () => {
    const lists = examples.flatMap(crumbsOf);
    const findings = lists.filter((crumbs) =>
      crumbs.some(
        ({ position, item }, index) => position !== index + 1 || !item.startsWith(`${PUBLIC_URL}/`),
      ),
    );
    expect(findings).toEqual([]);
  });
});
