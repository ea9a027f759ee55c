import { Readable } from 'node:stream';
import type { RequestHandler, Response } from 'express';
import { SitemapIndexStream, SitemapStream, streamToPromise } from 'sitemap';
import { existsIn, href } from '#routes/href.ts';
import type { IsEnabled } from '#routes/enabled-routes.ts';
import { matchPath } from '#routes/match-path.ts';
import { ROUTES } from '#routes/paths.ts';
import { UnavailableError } from '#shared/api/api-error.ts';
import { createApi, type Api } from '#shared/api/create-api.ts';
import type { Send } from '#shared/api/send.ts';
import type { UrlListItem } from '#shared/contract/url.ts';
import type { UrlTarget } from '#shared/domain/sales-plan.ts';
import { LOCALES } from '#shared/locale.ts';
import type { FindEnabled } from './find-enabled.ts';
import { createFindDate, type FindDate } from './sitemap-dates.ts';
import { locatorEntries } from './sitemap-locators.ts';

type SitemapOptions = {
  send: Send;
  siteId: number;
  publicUrl: string;
  planId: (target: UrlTarget) => Promise<number>;
  findEnabled: FindEnabled;
};
type Entry = Pick<UrlListItem, 'path' | 'alternates'> & { lastmod?: string };

const URLS_A_FILE = 10_000;
/** A million addresses. */
const MAX_FILES = 100;
/** Lists whose root address is a page. */
const LISTS_WITH_ROOT = new Set<string>([
  'nos-produits/{list*}',
  'conseils/{list*}',
  'solutions/{list*}',
  'votre-projet/{list*}',
  'chantiers/{list*}',
]);
const FILE = /^\/sitemap-(\d{1,4})\.xml$/;
const ONE_HOUR = 'public, max-age=3600';

/** `/sitemap.xml` lists files of 10,000 addresses each, every address with its other languages. */
export function createSitemap(options: SitemapOptions): RequestHandler {
  return async (request, response, next) => {
    const number = Number(FILE.exec(request.path)?.[1] ?? 0);
    if (request.path !== '/sitemap.xml' && number === 0) return next();
    const entries = await allEntries(options);
    if (number === 0) return sendXml(response, await indexXml(entries.length, options.publicUrl));
    const inFile = entries.slice((number - 1) * URLS_A_FILE, number * URLS_A_FILE);
    if (inFile.length === 0) return next();
    sendXml(response, await fileXml(inFile, options.publicUrl));
  };
}

async function indexXml(count: number, publicUrl: string): Promise<Buffer> {
  const files = Array.from({ length: Math.max(1, Math.ceil(count / URLS_A_FILE)) }, (_empty, index) => ({
    url: `${publicUrl}/sitemap-${index + 1}.xml`,
  }));
  return streamToPromise(Readable.from(files).pipe(new SitemapIndexStream()));
}

/** Lists each address once, with pages of the route table before those of the back office. */
async function allEntries({ send, siteId, planId, findEnabled }: SitemapOptions): Promise<Entry[]> {
  const [part, pro, isEnabled] = await Promise.all([planId('part'), planId('pro'), findEnabled()]);
  const apiOf = (plan: number) => createApi(send, { siteId, locale: 'fr', salesPlanId: () => plan });
  const api = { part: apiOf(part), pro: apiOf(pro) };
  const urls = (await allUrls(api.part)).filter(({ path }) => {
    const name = matchPath(path)?.match?.name;
    return name !== undefined && isEnabled(name);
  });
  const entries = [
    ...(await staticEntries(isEnabled, createFindDate(api, urls))),
    ...(await locatorEntries(api.part, urls, isEnabled)),
    ...urls,
  ];
  // A page of one audience has one address in both lists.
  return [...new Map(entries.map((entry) => [entry.path, entry])).values()];
}

async function allUrls(api: Api): Promise<UrlListItem[]> {
  const items: UrlListItem[] = [];
  for (let page = 1; page <= MAX_FILES; page += 1) {
    const list = await api.caller.call('GET /url', { query: { page, perPage: URLS_A_FILE } });
    if (!('items' in list)) throw new UnavailableError('invalid_response');
    const { items: found, total } = list;
    items.push(...found);
    // A wrong total must not cause endless requests.
    if (found.length === 0 || page * URLS_A_FILE >= total) break;
  }
  return items;
}

/** Lists public pages without parameters, in both languages and for both audiences. */
async function staticEntries(isEnabled: IsEnabled, findDate: FindDate): Promise<Entry[]> {
  const rows = ROUTES.filter((row) => row.indexed && isEnabled(row.name) && isPlainOrRoot(row.paths.fr));
  const kinds = rows.flatMap(({ name }) => (['part', 'pro'] as const).map((target) => ({ name, target })));
  const found = await Promise.all(
    kinds.map(async ({ name, target }): Promise<Entry[]> => {
      const lastmod = await findDate(name, target);
      const locales = LOCALES.filter((locale) => existsIn(name, locale));
      const alternates = Object.fromEntries(
        locales.map((locale) => [locale, href(name, { locale, target })]),
      );
      return locales.map((locale) => ({
        path: alternates[locale] ?? '/',
        alternates,
        ...(lastmod !== undefined && { lastmod }),
      }));
    }),
  );
  return found.flat();
}

function isPlainOrRoot(path: string | null): boolean {
  if (path === null) return false;
  const fixed = path.replace(/\{\w+\?\}/g, '');
  return !fixed.includes('{') || LISTS_WITH_ROOT.has(path);
}

async function fileXml(entries: Entry[], publicUrl: string): Promise<Buffer> {
  const stream = new SitemapStream({ hostname: publicUrl });
  const items = entries.map(({ path, lastmod, alternates }) => ({
    url: publicUrl + path,
    ...(lastmod && { lastmod }),
    links: Object.entries(alternates).map(([lang, url]) => ({ lang, url: publicUrl + url })),
  }));
  return streamToPromise(Readable.from(items).pipe(stream));
}

function sendXml(response: Response, xml: Buffer): void {
  response.set({ 'content-type': 'application/xml; charset=utf-8', 'cache-control': ONE_HOUR }).end(xml);
}
