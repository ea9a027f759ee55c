import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { href } from '#routes/href.ts';
import { LOCALES } from '#shared/locale.ts';
import { runBuiltProgram, stop, untilReady, type BuiltProgram } from '#tests/support/built-program.ts';
import { crawlSite, type CrawledPage } from '#tests/support/crawl-site.ts';
import { findExamplePaths } from '#tests/support/example-paths.ts';

const PUBLIC_URL = 'http://localhost:3000';
const TIMEOUT_MS = 600_000;

let site: BuiltProgram | undefined;
let pages: Map<string, CrawledPage>;
let listed: string[];

const starts = LOCALES.flatMap((locale) =>
  (['part', 'pro'] as const).map((target) => href('index', { locale, target })),
);
const found = () => [...pages.values()];
const indexed = () => found().filter(({ robots, status }) => status === 200 && !robots?.includes('noindex'));

beforeAll(async () => {
  site = await runBuiltProgram({
    API_URL: process.env['TEST_BACKOFFICE_URL'] ?? '',
    PUBLIC_URL,
    PAGE_CACHE_MB: '0',
    LOG_LEVEL: 'silent',
  });
  await untilReady(site);
  pages = await crawlSite(site.url, [...starts, ...(await findExamplePaths(site.url))]);
  const text = await (await fetch(`${site.url}/sitemap-1.xml`)).text();
  listed = [...text.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url = '']) => url.replace(PUBLIC_URL, '') || '/');
}, TIMEOUT_MS);
afterAll(() => stop(site));

describe('[CT-08] crawl of the whole site from its home pages and one page of each kind in both languages and for both consumers', () => {
  it('size: hundreds of pages', () => {
    expect(pages.size).toBeGreaterThan(1200);
    expect([...pages.keys()].filter((path) => path.includes('?')).length).toBeGreaterThan(40);
  });

  it('links: none is broken or redirects', () => {
    // The cart needs a login and redirects there.
    const findings = found().filter(
      ({ path, status }) => status !== 200 && !/^\/(?:panier|en\/cart)$/.test(path),
    );
    expect(findings.map(({ path, status, from }) => `${status} ${path}, from ${[...from][0]}`)).toEqual([]);
  });

  it('every page: has a title, a description and one heading of level 1', () => {
    const findings = found().filter(
      ({ status, title, metas, headings }) =>
        status === 200 && (!title || !metas['description'] || headings.length !== 1),
    );
    expect(
      findings.map(({ path, title, headings }) => `${path}: ${title ?? ''} (${headings.join(', ')})`),
    ).toEqual([]);
  });

  it('titles: unique in each language', () => {
    const byTitle: Record<string, string[]> = {};
    for (const { path, canonical, lang, title } of indexed()) {
      if (canonical === PUBLIC_URL + path) (byTitle[`${lang}: ${title}`] ??= []).push(path);
    }
    const twins = Object.entries(byTitle).filter(([, paths]) => paths.length > 1);
    expect(twins.map(([title, paths]) => `${title}: ${paths.join(' ')}`)).toEqual([]);
  });

  it('every page: names, tables, fields, headings, landmarks and pictures follow WCAG 2.2 and RGAA 4.1', () => {
    const findings = found().flatMap(({ path, structure }) => structure.map((line) => `${line} (${path})`));
    expect(findings.slice(0, 20)).toEqual([]);
  });

  it('site map: lists only existing, indexable and linked pages', () => {
    const findings = listed.filter((path) => {
      const page = pages.get(path);
      const isLinked = page !== undefined && (page.from.size > 0 || starts.includes(path));
      return page?.status !== 200 || page.robots?.includes('noindex') || !isLinked;
    });
    expect(findings).toEqual([]);
  });

  it('alternates: mutual', () => {
    const own = indexed().filter(({ path, canonical }) => canonical === PUBLIC_URL + path || path === '/');
    const findings = own.flatMap(({ path, alternates }) =>
      Object.values(alternates).flatMap((address) => {
        const other = pages.get(address.replace(PUBLIC_URL, '') || '/');
        const isNamed = other && Object.values(other.alternates).includes(PUBLIC_URL + path);
        return isNamed || address === PUBLIC_URL + path ? [] : [`${path} → ${address}`];
      }),
    );
    expect(findings).toEqual([]);
  });
});
