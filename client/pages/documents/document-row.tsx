import { Download, Lock } from 'lucide';
import { useLayoutEffect, useRef } from 'react';
import { useIntl } from 'react-intl';
import { documentAnchor, useDocumentLogin } from '#client/components/document-login/use-document-login.ts';
import { documentUrl } from '#client/components/document-size/document-url.ts';
import { TIME_ZONE } from '#client/app/intl/messages.ts';
import { usePage } from '#client/app/page/page-context.ts';
import { useTranslations } from '#client/app/intl/use-translations.ts';
import { useStore } from '#client/stores/store-context.ts';
import { Icon } from '#client/ui/icon/icon.tsx';
import type { DocumentItem } from '#shared/contract/document.ts';
import { sizeText } from '#client/components/document-size/size-text.ts';
import styles from './document-row.module.css';

type DocumentRowProps = {
  document: DocumentItem;
  isChosen: boolean;
  choose: (codes: readonly string[]) => void;
  drop: (codes: readonly string[]) => void;
};

export function DocumentRow({ document, isChosen, choose, drop }: DocumentRowProps) {
  const text = useTranslations();
  const { site } = usePage();
  const { title, subject, products, range, connect, files, code } = document;
  const [product] = products;
  const login = useDocumentLogin()(document.id);
  const about = range?.canonical ?? product?.canonical;
  const reference = range === null && product ? product.reference : null;
  return (
    <li className={styles.row} id={documentAnchor(document.id)}>
      {code === null ? (
        <span className={styles.lock}>
          <Icon of={Lock} />
        </span>
      ) : (
        <label className={styles.choice}>
          <Tick code={code} {...{ isChosen, choose, drop }} />
          <span className="hidden">{text('documents.choose', { title, subject })}</span>
        </label>
      )}
      <div className={styles.words}>
        <h2>
          {title}, {about ? <a href={about[site.target]}>{subject}</a> : subject}
        </h2>
        <p>
          {reference && <span>{reference}</span>}
          {range && <span>{text('documents.products', { count: products.length })}</span>}
          <IssueDate date={document.date} />
          {connect && <span className={styles.connect}>{text('document.locked_text')}</span>}
        </p>
      </div>
      {code === null && login !== undefined && (
        <p className={styles.login}>
          <a href={login} rel="nofollow">
            {text('header.login')}
            <span className="hidden">
              {' '}
              {title}, {subject}
            </span>
          </a>
        </p>
      )}
      {code !== null && (
        <ul className={styles.files}>
          {files.map((file) => (
            <File key={file.lang} file={file} connect={connect} name={`${title}, ${subject}`} />
          ))}
        </ul>
      )}
    </li>
  );
}

type TickProps = Omit<DocumentRowProps, 'document'> & { code: string };

function Tick({ code, isChosen, choose, drop }: TickProps) {
  const box = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => {
    // The box may have been ticked before hydration.
    if (box.current?.checked && !isChosen) choose([code]);
    // Runs on mount only: afterwards the box is controlled.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, []);
  return (
    <input
      ref={box}
      type="checkbox"
      name="document"
      value={code}
      checked={isChosen}
      onChange={({ currentTarget }) => (currentTarget.checked ? choose([code]) : drop([code]))}
    />
  );
}

function IssueDate({ date }: { date: string }) {
  const intl = useIntl();
  const month = intl.formatDate(date, { month: 'long', year: 'numeric', timeZone: TIME_ZONE });
  return <time dateTime={date.slice(0, 7)}>{month}</time>;
}

type FileProps = { file: DocumentItem['files'][number]; connect: boolean; name: string };

function File({ file, connect, name }: FileProps) {
  const text = useTranslations();
  const { settings } = useStore();
  const { locale } = usePage().site;
  const facts = [
    file.pages === null ? null : text('documents.pages', { count: file.pages }),
    sizeText(file.size, locale),
  ].filter((fact) => fact !== null);
  if (file.url === null) return null;
  return (
    <li>
      <a href={documentUrl(settings.mediaUrl, file.url, { connect })} hrefLang={file.lang} type={file.mime}>
        <Icon of={Download} size="small" />
        <span>
          <span className="hidden">{name}, </span>
          <b>{text(`documents.lang_${file.lang}`)}</b>
          <small className="figures">{['PDF', ...facts].join(' · ')}</small>
        </span>
      </a>
    </li>
  );
}
