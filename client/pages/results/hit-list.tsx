import { ArrowRight, Lock } from 'lucide';
import { documentAnchor, useDocumentLogin } from '#client/components/document-login/use-document-login.ts';
import { documentUrl } from '#client/components/document-size/document-url.ts';
import { LockedDocument } from '#client/components/document-login/locked-document.tsx';
import { usePage } from '#client/app/page-context.ts';
import { useText } from '#client/app/use-text.ts';
import { useStore } from '#client/stores/store-context.ts';
import { Icon } from '#client/ui/icon/icon.tsx';
import type { SearchAnswer } from '#shared/contract/search.ts';
import type { Tab } from './tabs.ts';
import styles from './hit-list.module.css';

type Hit = { key: number; title: string; text: string; url: string | null };

/** Categories, pages or documents that were found. */
export function HitList({ tab, found }: { tab: Exclude<Tab, 'products'>; found: SearchAnswer }) {
  const text = useText();
  const { site } = usePage();
  const { mediaUrl: media } = useStore().settings;
  const loginOf = useDocumentLogin();
  const hits = toHits(tab, found, site.target, media);
  return (
    <ul className={`${styles.hits} container`}>
      {hits.map((hit) => (
        <li key={hit.key} id={tab === 'notices' ? documentAnchor(hit.key) : undefined}>
          {hit.url === null ? (
            <LockedDocument className={styles.hit} login={loginOf(hit.key)}>
              <b>{hit.title}</b>
              <span>{text('document.locked_text')}</span>
              <Icon of={Lock} />
            </LockedDocument>
          ) : (
            <a className={styles.hit} href={hit.url}>
              <b>{hit.title}</b>
              <span>{hit.text}</span>
              <Icon of={ArrowRight} />
            </a>
          )}
        </li>
      ))}
    </ul>
  );
}

function toHits(
  tab: Exclude<Tab, 'products'>,
  found: SearchAnswer,
  target: 'part' | 'pro',
  media: string,
): Hit[] {
  switch (tab) {
    case 'categories':
      return found.categories.items.map(({ id, name, canonical }) => ({
        key: id,
        title: name,
        text: '',
        url: canonical[target],
      }));
    case 'pages':
      return found.pages.items.map(({ id, title, description, canonical }) => ({
        key: id,
        title,
        text: description,
        url: canonical[target],
      }));
    case 'notices':
      return found.notices.items.map((notice) => ({
        key: notice.id,
        title: notice.title,
        text: 'PDF',
        url: notice.media.url === null ? null : documentUrl(media, notice.media.url, notice),
      }));
  }
}
