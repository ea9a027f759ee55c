import loadable from '@loadable/component';
import { useEffect, useState } from 'react';
import { island, Nothing } from '#client/app/parts/island.tsx';
import { readPreferences } from '#client/app/browser/browser-preferences.ts';
import { usePage } from '#client/app/page/page-context.ts';
import { useStore } from '#client/stores/store-context.ts';
import { resolveLocale, type Locale } from '#shared/locale.ts';

const HintBar = loadable(async () => (await import('./hint-bar.tsx')).HintBar);

/**
 * Offers the browser's language if the page has another. The address decides the language, so there is no redirect
 * (decision 0005). Its code is loaded only when needed.
 */
export const LanguageHint = island(LanguageHintContent, Nothing);

function LanguageHintContent() {
  const page = usePage();
  const { languages } = useStore().settings;
  const [offered, setOffered] = useState<Locale | null>(null);
  useEffect(() => {
    const preferred = resolveLocale({ browser: navigator.languages });
    const isListed = languages.some(({ iso }) => iso === preferred);
    const isOffered = isListed && preferred !== page.site.locale && !readPreferences().dismissedLanguageHint;
    setOffered(isOffered ? preferred : null);
  }, [languages, page.site.locale]);
  // A missing page has no translation.
  if (!offered || !page.meta) return null;
  return <HintBar offered={offered} onDismiss={() => setOffered(null)} />;
}
