import { isOwnFilePath } from '#shared/domain/own-file-path.ts';
import { otherLocale, type Locale } from '#shared/locale.ts';
import { toSitePath } from '#shared/site-path.ts';
import { existsIn, href } from './href.ts';
import { matchPath } from './match-path.ts';
import type { RouteName } from './paths.ts';

const TARGET_PARAMETER = 'redirect';
const ORIGIN = 'http://site.invalid';

/** Translates `redirect`, the target after login, if it is a path of the other language. */
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
 * Translates a path with its query. Slugs stay: pages redirect from a slug of the other language. A page that does not
 * exist in the language becomes its parent or the home page; other paths are returned unchanged.
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
