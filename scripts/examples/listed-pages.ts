import { matchPath } from '#routes/match-path.ts';
import type { HrefParams } from '#routes/href.ts';
import { isRouteName, type RouteName } from '#routes/paths.ts';
import type { UrlTarget } from '#shared/domain/sales-plan.ts';
import type { Locale } from '#shared/locale.ts';

/** An address of the site map, with its route. */
export type ListedPage = {
  name: RouteName;
  locale: Locale;
  target: UrlTarget;
  path: string;
  params: HrefParams;
  /** No optional part of the route's pattern is set. */
  isPlain: boolean;
};

/** Every page of a running site, in the order of its site map. */
export async function readListedPages(siteUrl: string): Promise<ListedPage[]> {
  const files = await readLocations(`${siteUrl}/sitemap.xml`);
  const pages = await Promise.all(files.map((file) => readLocations(siteUrl + file)));
  return pages.flat().flatMap((path) => toListedPage(path) ?? []);
}

/** Paths in `<loc>`: the site map has the public origin, which may differ from the one used here. */
async function readLocations(url: string): Promise<string[]> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url} returns ${response.status}.`);
  const locations = (await response.text()).matchAll(/<loc>([^<]+)<\/loc>/g);
  return [...locations].map(([, location = '']) => new URL(location).pathname);
}

function toListedPage(path: string): ListedPage | undefined {
  const match = matchPath(path)?.match;
  if (!match || !isRouteName(match.name)) return undefined;
  const params = match.list ? { slug: match.list.slug } : match.params;
  return {
    name: match.name,
    locale: match.locale,
    target: match.urlTarget,
    path,
    params,
    isPlain: Object.values(params).every((value) => !value),
  };
}
