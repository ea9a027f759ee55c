import { matchPath } from '#routes/match-path.ts';
import type { HrefParams } from '#routes/href.ts';
import { isRouteName, type RouteName } from '#routes/paths.ts';
import type { UrlTarget } from '#shared/domain/sales-plan.ts';
import type { Locale } from '#shared/locale.ts';

/** An address of the site map, and the page of the route table it stands for. */
export type ListedPage = {
  name: RouteName;
  locale: Locale;
  target: UrlTarget;
  path: string;
  params: HrefParams;
  /** Nothing of what the route's pattern leaves open is said. */
  isPlain: boolean;
};

/** Every page a running site lists, in the order of its site map. */
export async function readListedPages(siteUrl: string): Promise<ListedPage[]> {
  const files = await readLocations(`${siteUrl}/sitemap.xml`);
  const pages = await Promise.all(files.map((file) => readLocations(siteUrl + file)));
  return pages.flat().flatMap((path) => toListedPage(path) ?? []);
}

/** The paths in `<loc>`: the site names itself by its public address, it may be reached by another. */
async function readLocations(url: string): Promise<string[]> {
  const answer = await fetch(url);
  if (!answer.ok) throw new Error(`${url} answers ${answer.status}.`);
  const locations = (await answer.text()).matchAll(/<loc>([^<]+)<\/loc>/g);
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
