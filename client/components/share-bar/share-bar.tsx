import { Link as LinkSign, Mail, Printer, Share2 } from 'lucide';
import { useEffect, useState } from 'react';
import { island, Nothing } from '#client/app/parts/island.tsx';
import { useTranslations } from '#client/app/intl/use-translations.ts';
import { Icon } from '#client/ui/icon/icon.tsx';
import { useStore } from '#client/stores/store-context.ts';
import styles from './share-bar.module.css';

/** Shares a page: by the device's share sheet, its URL, mail or print. Without scripts only mail is offered. */
export const ShareBar = island(ShareBarContent, Nothing);

function ShareBarContent({ title, path }: { title: string; path: string }) {
  const text = useTranslations();
  const { settings, toasts } = useStore();
  const [canShare, setCanShare] = useState(false);
  useEffect(() => setCanShare(typeof navigator.share === 'function'), []);
  const url = settings.siteUrl + path;
  const mail = `mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(
    text('article.mail_body', { title, url }),
  )}`;
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(url);
      toasts.add({ kind: 'success', message: 'article.copied' });
    } catch {
      toasts.add({ kind: 'warning', message: 'article.copy_failed' });
    }
  };
  // Closing the share sheet rejects but is no error.
  const share = () => void navigator.share({ title, url }).catch(() => undefined);
  return (
    <ul className={styles.bar} data-print="no">
      {canShare && (
        <li className={styles.scripted}>
          <button type="button" onClick={share}>
            <Icon of={Share2} size="small" /> {text('article.share')}
          </button>
        </li>
      )}
      <li className={styles.scripted}>
        <button type="button" onClick={() => void copy()}>
          <Icon of={LinkSign} size="small" /> {text('article.copy')}
        </button>
      </li>
      <li>
        <a href={mail}>
          <Icon of={Mail} size="small" /> {text('article.by_mail')}
        </a>
      </li>
      <li className={styles.scripted}>
        <button type="button" onClick={() => window.print()}>
          <Icon of={Printer} size="small" /> {text('article.print')}
        </button>
      </li>
    </ul>
  );
}
