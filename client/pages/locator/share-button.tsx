import { Share2 } from 'lucide';
import { useState } from 'react';
import { useTranslations } from '#client/app/intl/use-translations.ts';
import { useStore } from '#client/stores/store-context.ts';
import { Icon } from '#client/ui/icon/icon.tsx';
import { Spoken } from '#client/ui/live-region/spoken.tsx';
import styles from './contact-details.module.css';

type State = 'idle' | 'done' | 'failed';

/** Shares the URL of a contact by the Web Share API, else by the clipboard. */
export function ShareButton({ name, path }: { name: string; path: string }) {
  const text = useTranslations();
  const { siteUrl } = useStore().settings;
  const [state, setState] = useState<State>('idle');
  const share = async () => {
    const url = siteUrl + path;
    try {
      if ('share' in Navigator.prototype) await navigator.share({ title: name, url });
      else {
        await navigator.clipboard.writeText(url);
        setState('done');
      }
    } catch (error) {
      // The visitor cancelled the share dialog: this is not an error.
      if ((error as Error).name !== 'AbortError') setState('failed');
    }
  };
  return (
    <>
      <button type="button" className={styles.share} onClick={() => void share()}>
        <Icon of={Share2} size="small" />
        {text('locator.share')}
        <span className="hidden" lang="fr">
          {` ${name}`}
        </span>
      </button>
      <Spoken
        as="span"
        className={styles.shared}
        text={
          state === 'done' ? text('locator.share_done') : state === 'failed' && text('locator.share_failed')
        }
      />
    </>
  );
}
