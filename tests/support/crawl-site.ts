import { setTimeout as wait } from 'node:timers/promises';
import { matchPath } from '#routes/match-path.ts';
import { findStructureFindings } from './markup/find-structure-findings.ts';
import { parseHead, tags, type PageHead } from './read-page.ts';

export type CrawledPage = PageHead & {
  path: string;
  status: number;
  /** Pages that link here, in the order of discovery. */
  from: Set<string>;
  /** Findings about its structure. */
  structure: string[];
};

const AT_ONCE = 6;
const BUSY_MS = 3000;
const VIEWS_OF_A_SHAPE = 8;
/** Without compression, which would double the duration. */
const PLAIN = { redirect: 'manual', headers: { 'accept-encoding': 'identity' } } as const;
/** Files and API calls are not pages. */
const NO_PAGE = /^\/(?:media|api|assets)\/|\.(?:xml|txt|pdf|zip|svg|webmanifest)$/;

/**
 * Crawls the whole site from some pages, along every link that search engines follow. Returns each page by
 * address. Of pages with a query, a few per set of parameter names are fetched, and their links are not
 * followed.
 */
export async function crawlSite(
  siteUrl: string,
  starts: readonly string[],
): Promise<Map<string, CrawledPage>> {
  const pages = new Map<string, CrawledPage>();
  const waiting: string[] = [];
  const isRequested = createSampler();
  const meet = (path: string, from: string | undefined) => {
    const known = pages.get(path) ?? unread(path);
    if (!pages.has(path)) {
      pages.set(path, known);
      waiting.push(path);
    }
    if (from !== undefined) known.from.add(from);
  };
  for (const path of starts) meet(path, undefined);
  const visit = async () => {
    for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
      const response = await ask(siteUrl + path);
      const html = await response.text();
      const page = {
        ...parseHead(html),
        status: response.status,
        structure: response.status === 200 ? findStructureFindings(html) : [],
      };
      Object.assign(pages.get(path) ?? {}, page);
      if (response.status !== 200 || path.includes('?')) continue;
      for (const link of followedLinks(html, path))
        if (pages.has(link) || isRequested(link)) meet(link, path);
    }
  };
  while (waiting.length > 0) await Promise.all(Array.from({ length: AT_ONCE }, visit));
  return pages;
}

/** Retries once after a pause when the site is overloaded, as search engines do. */
async function ask(url: string): Promise<Response> {
  const response = await fetch(url, PLAIN);
  if (response.status < 500) return response;
  await response.text();
  await wait(BUSY_MS);
  return fetch(url, PLAIN);
}

/** The number of filtered views is unbounded, so a few per set of parameter names are fetched. */
function createSampler(): (path: string) => boolean {
  const seen = new Map<string, number>();
  return (path) => {
    const url = new URL(path, 'http://site');
    if (url.search === '') return true;
    const match = matchPath(url.pathname)?.match;
    const shape = [match?.locale, match?.name ?? url.pathname, ...new Set(url.searchParams.keys())].join(' ');
    const count = (seen.get(shape) ?? 0) + 1;
    seen.set(shape, count);
    return count <= VIEWS_OF_A_SHAPE;
  };
}

function unread(path: string): CrawledPage {
  return { ...parseHead(''), status: 0, path, from: new Set(), structure: [] };
}

/** Pages that a page links to, with their queries. */
function followedLinks(html: string, base: string): string[] {
  return tags(html, 'a').flatMap(({ href = '', rel = '' }) => {
    if (!href || rel.includes('nofollow') || !URL.canParse(href, 'http://site')) return [];
    const url = new URL(href, new URL(base, 'http://site'));
    return url.host === 'site' && !NO_PAGE.test(url.pathname) ? [url.pathname + url.search] : [];
  });
}
