import { Readable } from 'node:stream';
import type { RequestHandler, Response } from 'express';
import { SitemapIndexStream, SitemapStream, streamToPromise } from 'sitemap';
import { existsIn, href } from '#routes/href.ts';
import { ROUTES, type RouteName } from '#routes/paths.ts';
import { createApi, type Api } from '#shared/api/create-api.ts';
import type { Send } from '#shared/api/send.ts';
import type { UrlListItem } from '#shared/contract/url.ts';
import { LOCALES } from '#shared/locale.ts';
import { locatorEntries } from './sitemap-locators.ts';

type SitemapOptions = {
  send: Send;
  siteId: number;
  publicUrl: string;
  planId: () => Promise<number>;
  isLive: (name: RouteName) => boolean;
};
type Entry = Pick<UrlListItem, 'path' | 'alternates'> & { lastmod?: string };

const URLS_A_FILE = 10_000;
/** Lists whose address without anything behind it is a page. */
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
    const planId = await options.planId();
    const api = createApi(options.send, { siteId: options.siteId, locale: 'fr', salesPlanId: () => planId });
    if (number === 0) return sendXml(response, await indexXml(api, options.publicUrl));
    const entries = await entriesOf(api, number, options.isLive);
    if (entries.length === 0) return next();
    sendXml(response, await fileXml(entries, options.publicUrl));
  };
}

async function indexXml(api: Api, publicUrl: string): Promise<Buffer> {
  const { total } = await api.urls({ page: 1, perPage: 1 });
  const files = Array.from({ length: Math.max(1, Math.ceil(total / URLS_A_FILE)) }, (_empty, index) => ({
    url: `${publicUrl}/sitemap-${index + 1}.xml`,
  }));
  return streamToPromise(Readable.from(files).pipe(new SitemapIndexStream()));
}

/** Pages of the route table stand in the first file, before those of the back office. */
async function entriesOf(api: Api, number: number, isLive: SitemapOptions['isLive']): Promise<Entry[]> {
  const { items } = await api.urls({ page: number, perPage: URLS_A_FILE });
  if (number > 1) return items;
  const entries = [...staticEntries(isLive), ...(await locatorEntries(api, items, isLive)), ...items];
  // A page of one audience has one address, whoever it is written for.
  return [...new Map(entries.map((entry) => [entry.path, entry])).values()];
}

/** Public pages that need no parameter, in both languages and for both audiences. */
function staticEntries(isLive: SitemapOptions['isLive']): Entry[] {
  return ROUTES.filter((row) => row.indexed && isLive(row.name) && isPlainOrRoot(row.paths.fr)).flatMap(
    (row) =>
      (['part', 'pro'] as const).flatMap((target): Entry[] => {
        const locales = LOCALES.filter((locale) => existsIn(row.name, locale));
        const alternates = Object.fromEntries(
          locales.map((locale) => [locale, href(row.name, { locale, target })]),
        );
        return locales.map((locale) => ({ path: alternates[locale] ?? '/', alternates }));
      }),
  );
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
