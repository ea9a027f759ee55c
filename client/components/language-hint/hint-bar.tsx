import { X } from 'lucide';
import { savePreferences } from '#client/app/browser/browser-preferences.ts';
import { SwitchLink } from '#client/components/links/switch-link.tsx';
import { IconButton } from '#client/ui/icon-button/icon-button.tsx';
import { languageSwitch } from '#routes/switches.ts';
import type { Locale } from '#shared/locale.ts';
import styles from './language-hint.module.css';

/** In the offered language, because the reader may not understand the page's. */
const WORDS: Record<Locale, { offer: string; name: string; close: string }> = {
  fr: { offer: 'Cette page existe en français', name: 'Français', close: 'Fermer' },
  en: { offer: 'This page is available in English', name: 'English', close: 'Close' },
};

/** Stands in the free part of the header, so that it neither covers nor moves anything; on phones it is short. */
export function HintBar({ offered, onDismiss }: { offered: Locale; onDismiss: () => void }) {
  const dismiss = () => {
    savePreferences({ dismissedLanguageHint: true });
    onDismiss();
  };
  return (
    <aside className={styles.hint} lang={offered} data-print="no">
      <SwitchLink findHref={(shown) => languageSwitch(shown, offered)} hrefLang={offered} data-document>
        <span className={styles.offer}>{WORDS[offered].offer}</span>
        <span className={styles.name} aria-hidden="true">
          {WORDS[offered].name}
        </span>
      </SwitchLink>
      <IconButton icon={X} label={WORDS[offered].close} onClick={dismiss} />
    </aside>
  );
}
