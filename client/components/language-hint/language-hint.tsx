import { X } from 'lucide';
import { useEffect, useState } from 'react';
import { island, Nothing } from '#client/app/island.tsx';
import { recall, remember } from '#client/app/browser-memory.ts';
import { usePage } from '#client/app/page-context.ts';
import { SwitchLink } from '#client/components/switch-link/switch-link.tsx';
import { IconButton } from '#client/ui/icon-button/icon-button.tsx';
import { languageSwitch } from '#routes/switches.ts';
import { resolveLocale, type Locale } from '#shared/locale.ts';
import styles from './language-hint.module.css';

/** In the language offered, whatever the page's: who needs the hint does not read the page. */
const WORDS: Record<Locale, { offer: string; close: string }> = {
  fr: { offer: 'Cette page existe en français', close: 'Fermer' },
  en: { offer: 'This page is available in English', close: 'Close' },
};

/**
 * Offers the browser's language where the page speaks another. Only a hint: the address decides the language,
 * and nobody is led elsewhere unasked (decision 0005).
 */
export const LanguageHint = island(LanguageHintPart, Nothing);

function LanguageHintPart() {
  const page = usePage();
  const [offered, setOffered] = useState<Locale | null>(null);
  useEffect(() => {
    const preferred = resolveLocale({ browser: navigator.languages });
    const isWanted = preferred !== page.site.locale && !recall().dismissedLanguageHint;
    setOffered(isWanted ? preferred : null);
  }, [page.site.locale]);
  // A page that is not there is not there in another language either.
  if (!offered || !page.meta) return null;
  const dismiss = () => {
    remember({ dismissedLanguageHint: true });
    setOffered(null);
  };
  return (
    <div className={styles.hint} lang={offered} data-print="no">
      <SwitchLink findHref={(shown) => languageSwitch(shown, offered)} hrefLang={offered} data-document>
        {WORDS[offered].offer}
      </SwitchLink>
      <IconButton icon={X} label={WORDS[offered].close} onClick={dismiss} />
    </div>
  );
}
