import { renderToString } from 'react-dom/server';
import { RawIntlProvider } from 'react-intl';
import { StaleBanner } from '#client/components/banners/stale-banner.tsx';
import { RootStore } from '#client/stores/root-store.ts';
import type { SettingsSnapshot, StaleSince } from '#client/stores/settings-store.ts';
import { unknownBrand } from '#client/stores/shown-brand.ts';
import { StoreContext } from '#client/stores/store-context.ts';
import type { Locale } from '#shared/locale.ts';
import { toSafeJson } from '#shared/safe-json.ts';
import { SITE_INTL } from './site-intl.ts';
import { formatStaleSince } from './format-stale-since.ts';

/** Start of a page's state (write-state.ts): settings are its first store. */
const SETTINGS = '{"store":{"settings":{';

const NO_SITE: Omit<SettingsSnapshot, 'locale' | 'brand'> = {
  siteUrl: '',
  siteId: 0,
  apiPath: '/',
  mediaUrl: '',
  cartEnabled: false,
  thirdParties: {},
  plans: [],
  target: 'part',
  menus: [],
  categories: [],
  settings: [],
  slider: [],
};

/**
 * Adds the stale banner to a cached page, as the page would have it had its data been stale when it was rendered. A
 * page with a banner, or without a place for one, is returned unchanged.
 */
export function addStaleBanner(html: string, since: Date, locale: Locale): string {
  const empty = writeBanner(locale);
  if (!html.includes(empty) || html.includes('"staleSince":') || !html.includes(SETTINGS)) return html;
  const words = formatStaleSince(since, locale);
  // Functions, because `$` in a replacement string has a meaning.
  return html
    .replace(empty, () => writeBanner(locale, words))
    .replace(SETTINGS, () => `${SETTINGS}"staleSince":${toSafeJson(words)},`);
}

/** Renders the banner of a site without other settings. */
function writeBanner(locale: Locale, staleSince?: StaleSince): string {
  const brand = unknownBrand('', locale);
  return renderToString(
    <StoreContext value={new RootStore({ settings: { ...NO_SITE, brand, locale, staleSince } })}>
      <RawIntlProvider value={SITE_INTL[locale]}>
        <StaleBanner />
      </RawIntlProvider>
    </StoreContext>,
  );
}
