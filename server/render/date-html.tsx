import { renderToString } from 'react-dom/server';
import { RawIntlProvider } from 'react-intl';
import { StaleBannerSince } from '#client/components/stale-banner/stale-banner.tsx';
import type { StaleSince } from '#client/stores/settings-store.ts';
import type { Locale } from '#shared/locale.ts';
import { toSafeJson } from '#shared/safe-json.ts';
import { SITE_INTL } from './site-intl.ts';
import { toStaleWords } from './stale-words.ts';

/** How the state of a page begins (write-state.ts): the settings are the first of its stores. */
const SETTINGS = '{"store":{"settings":{';

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

function writeBanner(locale: Locale, since?: StaleSince): string {
  return renderToString(
    <RawIntlProvider value={SITE_INTL[locale]}>
      <StaleBannerSince since={since} />
    </RawIntlProvider>,
  );
}
