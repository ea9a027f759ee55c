import { isOwnFilePath } from '#shared/domain/own-file-path.ts';
import { otherLocale, type Locale } from '#shared/locale.ts';
import { toSitePath } from '#shared/site-path.ts';
import { existsIn, href } from './href.ts';
import { matchPath } from './match-path.ts';
import type { RouteName } from './paths.ts';

const TARGET_PARAMETER = 'redirect';
const ORIGIN = 'http://site.invalid';

/** A query whose `redirect`, the target of a login, is a path of the other language: it becomes one of this language. */
export function translateRedirect(search: string, locale: Locale): string {
  const parameters = new URLSearchParams(search);
  const path = toSitePath(parameters.get(TARGET_PARAMETER));
  if (path === undefined) return search;
  const translated = translatePath(path, locale);
  if (translated === path) return search;
  parameters.set(TARGET_PARAMETER, translated);
  return `?${parameters}`;
}

/**
 * A path with its query in another language. Slugs stay as they are: pages redirect from a slug of the other language. A
 * page that does not exist in the language gives its parent or the home page; what is no page is given back.
 */
function translatePath(path: string, locale: Locale): string {
  const { pathname, search, hash } = new URL(path, ORIGIN);
  const match = isOwnFilePath(pathname) ? undefined : matchPath(pathname)?.match;
  if (match?.locale !== otherLocale(locale)) return path;
  const site = { locale, target: match.urlTarget };
  if (existsIn(match.name, locale))
    return href(match.name, site, { ...match.params, ...match.list }) + search + hash;
  return href((match.row.parent as RouteName | null) ?? 'index', site);
}
