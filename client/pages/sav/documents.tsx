import { FileText, Printer } from 'lucide';
import { mediaUrl } from '#client/app/page/media-url.ts';
import { useTranslations } from '#client/app/intl/use-translations.ts';
import { useStore } from '#client/stores/store-context.ts';
import { Button } from '#client/ui/button/button.tsx';
import { Icon } from '#client/ui/icon/icon.tsx';
import type { Sav } from '#shared/contract/sav.ts';
import styles from './documents.module.css';

export function Documents({ documents }: { documents: Sav['documents'] }) {
  const text = useTranslations();
  const { mediaUrl: media } = useStore().settings;
  return (
    <aside className={styles.documents} data-print="no">
      <Button kind="secondary" icon={Printer} onClick={() => window.print()}>
        {text('sav.print')}
      </Button>
      {documents.length > 0 && (
        <>
          <h2>{text('sav.documents')}</h2>
          <ul>
            {documents.map(({ id, title, media: { url } }) => (
              <li key={id}>
                {url && (
                  <a href={mediaUrl(media, url)}>
                    <Icon of={FileText} />
                    {title}
                  </a>
                )}
              </li>
            ))}
          </ul>
        </>
      )}
    </aside>
  );
}
