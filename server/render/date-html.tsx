import { renderToString } from 'react-dom/server';
import { RawIntlProvider } from 'react-intl';
import { StaleBanner } from '#client/components/banners/stale-banner.tsx';
import { RootStore } from '#client/stores/root-store.ts';
import type { SettingsSnapshot, StaleSince } from '#client/stores/settings-store.ts';
import { StoreContext } from '#client/stores/store-context.ts';
import type { Locale } from '#shared/locale.ts';
import { toSafeJson } from '#shared/safe-json.ts';
import { SITE_INTL } from './site-intl.ts';
import { toStaleWords } from './stale-words.ts';

/** How the state of a page begins (write-state.ts): the settings are the first of its stores. */
const SETTINGS = '{"store":{"settings":{';

const NO_SITE: Omit<SettingsSnapshot, 'locale'> = {
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
 * A page that was kept, with the banner that says of when it is: as it would have been written had its answers been too
 * old then. One that has the banner, or no place for it, stays as it is.
 */
export function dateHtml(html: string, since: Date, locale: Locale): string {
  const empty = writeBanner(locale);
  if (!html.includes(empty) || html.includes('"staleSince":') || !html.includes(SETTINGS)) return html;
  const words = toStaleWords(since, locale);
  // As functions: `$` in what is put in would mean something.
  return html
    .replace(empty, () => writeBanner(locale, words))
    .replace(SETTINGS, () => `${SETTINGS}"staleSince":${toSafeJson(words)},`);
}

/** Of a site of which the banner shows nothing but its date. */
function writeBanner(locale: Locale, staleSince?: StaleSince): string {
  return renderToString(
    <StoreContext value={new RootStore({ settings: { ...NO_SITE, locale, staleSince } })}>
      <RawIntlProvider value={SITE_INTL[locale]}>
        <StaleBanner />
      </RawIntlProvider>
    </StoreContext>,
  );
}
