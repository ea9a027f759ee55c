import { existsIn, href } from '#routes/href.ts';
import type { PageMatch } from '#routes/match.ts';
import type { RouteName } from '#routes/paths.ts';
import { LOCALES, type Locale } from '#shared/locale.ts';

/** Paths of a page without entity in each language, for the page's audience. */
export function alternatesOf(name: RouteName, match: PageMatch): Partial<Record<Locale, string>> {
  const paths: Partial<Record<Locale, string>> = {};
  for (const locale of LOCALES) {
    if (existsIn(name, locale)) paths[locale] = href(name, { locale, target: match.urlTarget }, match.params);
  }
  return paths;
}

/** Paths of a page without entity for each audience, in the language of the page. */
export function audiencesOf(name: RouteName, match: PageMatch): { part: string; pro: string } {
  const pathFor = (target: 'part' | 'pro') => href(name, { locale: match.locale, target }, match.params);
  return { part: pathFor('part'), pro: pathFor('pro') };
}
