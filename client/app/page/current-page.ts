import type { SettingsStore } from '#client/stores/settings-store.ts';
import { toPageMatch, type PageMatch } from '#routes/match.ts';
import { findRoutedPage } from '#routes/tree.tsx';
import type { RouteVariant } from '#routes/variants.ts';
import type { CurrentPage } from './page-context.ts';
import type { PageSnapshot } from '#client/app/router/page-snapshot.ts';

/** Derives the page context from the router's page. */
export function toCurrentPage(
  { pattern, params, pathname, search, key, outcome }: PageSnapshot,
  settings: Pick<SettingsStore, 'target' | 'isEnabled'>,
): CurrentPage {
  const { variant } = findRoutedPage(pattern);
  const match = toPageMatch(variant, params, pathname) ?? fallbackMatch(variant, pathname);
  return {
    match,
    search,
    key,
    meta: outcome.kind === 'ok' ? outcome.meta : undefined,
    site: { locale: match.locale, target: settings.target === 'part' ? 'part' : 'pro' },
    isEnabled: (name) => settings.isEnabled(name),
  };
}

/** The match of an address that fits a route but is no page: its error page still has a header and a footer. */
function fallbackMatch({ row, locale, urlTarget, target }: RouteVariant, pathname: string): PageMatch {
  return { name: row.name, row, locale, urlTarget, target, params: {}, pathname };
}
