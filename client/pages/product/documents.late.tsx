import { Download, FileText, Lock } from 'lucide';
import { useTranslations } from '#client/app/intl/use-translations.ts';
import { LockedDocument } from '#client/components/document-login/locked-document.tsx';
import { documentAnchor, useDocumentLogin } from '#client/components/document-login/use-document-login.ts';
import { documentUrl } from '#client/components/document-size/document-url.ts';
import { usePage } from '#client/app/page/page-context.ts';
import { sizeText } from '#client/components/document-size/size-text.ts';
import { useStore } from '#client/stores/store-context.ts';
import { Icon } from '#client/ui/icon/icon.tsx';
import type { ProductDocument } from '#shared/contract/product.ts';
import styles from './documents.module.css';

/** Downloadable documents. Those that require a login are listed without a link to the file. */
export function Part({ documents }: { documents: ProductDocument[] }) {
  const text = useTranslations();
  const { settings } = useStore();
  const { locale } = usePage().site;
  const loginOf = useDocumentLogin();
  const factsOf = ({ media }: ProductDocument) =>
    [
      'PDF',
      media.pages !== null && text('document.pages', { count: media.pages }),
      sizeText(media.size, locale),
    ]
      .filter(Boolean)
      .join(' · ');
  if (documents.length === 0) return null;
  return (
    <section className={`${styles.section} grid container`} aria-labelledby="documents-title">
      <h2 id="documents-title">{text('document.title')}</h2>
      <ul className={styles.list}>
        {documents.map((document) => (
          <li key={document.id} id={documentAnchor(document.id)}>
            {document.media.url === null ? (
              <LockedDocument className={styles.document} login={loginOf(document.id)}>
                <Icon of={FileText} />
                <b>{document.title}</b>
                <span>{text('document.locked_text')}</span>
                <Icon of={Lock} size="small" />
              </LockedDocument>
            ) : (
              <a
                className={styles.document}
                href={documentUrl(settings.mediaUrl, document.media.url, document)}
              >
                <Icon of={FileText} />
                <b>{document.title}</b>
                <span className="figures">{factsOf(document)}</span>
                <Icon of={Download} size="small" />
              </a>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
