import { X } from 'lucide';
import { savePreferences } from '#client/app/browser/browser-preferences.ts';
import { SwitchLink } from '#client/components/links/switch-link.tsx';
import { IconButton } from '#client/ui/icon-button/icon-button.tsx';
import { languageSwitch } from '#routes/switches.ts';
import type { Locale } from '#shared/locale.ts';
import styles from './language-hint.module.css';

/** In the offered language, because the reader may not understand the page's. */
const WORDS: Record<Locale, { offer: string; close: string }> = {
  fr: { offer: 'Cette page existe en français', close: 'Fermer' },
  en: { offer: 'This page is available in English', close: 'Close' },
};

export function HintBar({ offered, onDismiss }: { offered: Locale; onDismiss: () => void }) {
  const dismiss = () => {
    savePreferences({ dismissedLanguageHint: true });
    onDismiss();
  };
  return (
    <aside className={styles.hint} lang={offered} data-bar="float" data-print="no">
      <SwitchLink findHref={(shown) => languageSwitch(shown, offered)} hrefLang={offered} data-document>
        {WORDS[offered].offer}
      </SwitchLink>
      <IconButton icon={X} label={WORDS[offered].close} onClick={dismiss} />
    </aside>
  );
}
