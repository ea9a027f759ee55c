import { usePage, type CurrentPage } from '#client/app/page/page-context.ts';
import { useTranslations } from '#client/app/intl/use-translations.ts';
import { useStore } from '#client/stores/store-context.ts';
import { findHref, href } from '#routes/href.ts';
import type { RouteName } from '#routes/paths.ts';
import { toLinkUrl } from '#shared/domain/link-url.ts';
import { isSlug } from '#shared/domain/slug.ts';

export type ServiceLink = {
  name: 'catalogues' | 'locator' | 'stockists' | 'user' | 'cart';
  label: string;
  url: string;
};

/** Links of the secondary bar whose pages exist: catalogues, locator, account, cart. */
export function useServiceLinks(): ServiceLink[] {
  const page = usePage();
  const text = useTranslations();
  const { settings, auth, cart } = useStore();
  const isPro = page.site.target === 'pro';
  const account = auth.isLogged ? 'my-account' : 'login';
  const locator = isPro ? 'store-locator-distributor' : 'store-locator';
  const catalogues = settings.setting(isPro ? 'link_documentation_1_pro' : 'link_documentation_1_part');
  return [
    ...linkTo(settingUrl(catalogues, page), 'catalogues', text('header.catalogues')),
    ...linkTo(
      enabledPath(locator, page),
      'locator',
      text(isPro ? 'header.find_distributor' : 'header.find_installer'),
    ),
    ...linkTo(stockistsUrl(locator, page), 'stockists', text('header.stockists')),
    ...linkTo(enabledPath(account, page), 'user', text(auth.isLogged ? 'header.account' : 'header.login')),
    ...linkTo(
      settings.cartEnabled ? enabledPath('cart', page) : undefined,
      'cart',
      text('header.cart', { count: cart.count }),
    ),
  ];
}

/** A setting's URL: a path, an external URL, or the slug of a content page; `undefined` for anything else. */
export function settingUrl(value: string | undefined, page: CurrentPage): string | undefined {
  if (value === undefined) return undefined;
  return toLinkUrl(value) ?? (isSlug(value) ? findHref('cms', page.site, { slug: value }) : undefined);
}

function enabledPath(name: RouteName, page: CurrentPage): string | undefined {
  return page.isEnabled(name) ? href(name, page.site) : undefined;
}

/** Without scripts it leads to the page; with scripts it opens the picker (`StockistsOpener`). */
function stockistsUrl(locator: RouteName, page: CurrentPage): string | undefined {
  const url = enabledPath(locator, page);
  return url && `${url}?stockists=1`;
}

function linkTo(url: string | undefined, name: ServiceLink['name'], label: string): ServiceLink[] {
  return url ? [{ name, label, url }] : [];
}
