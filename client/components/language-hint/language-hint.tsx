import loadable from '@loadable/component';
import { useEffect, useState } from 'react';
import { island, Nothing } from '#client/app/parts/island.tsx';
import { recall } from '#client/app/browser/browser-memory.ts';
import { usePage } from '#client/app/page/page-context.ts';
import { useStore } from '#client/stores/store-context.ts';
import { resolveLocale, type Locale } from '#shared/locale.ts';

const HintBar = loadable(async () => (await import('./hint-bar.tsx')).HintBar);

/**
 * Offers the browser's language where the page speaks another. Only a hint: the address decides the language,
 * and nobody is led elsewhere unasked (decision 0005). Few visitors need it: its code is fetched for them.
 */
export const LanguageHint = island(LanguageHintPart, Nothing);

function LanguageHintPart() {
  const page = usePage();
  const { languages } = useStore().settings;
  const [offered, setOffered] = useState<Locale | null>(null);
  useEffect(() => {
    const preferred = resolveLocale({ browser: navigator.languages });
    const isListed = languages.some(({ iso }) => iso === preferred);
    const isWanted = isListed && preferred !== page.site.locale && !recall().dismissedLanguageHint;
    setOffered(isWanted ? preferred : null);
  }, [languages, page.site.locale]);
  // A page that is not there is not there in another language either.
  if (!offered || !page.meta) return null;
  return <HintBar offered={offered} onDismiss={() => setOffered(null)} />;
}
