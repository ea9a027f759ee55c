import { Download, Lock } from 'lucide';
import { useIntl } from 'react-intl';
import { mediaUrl } from '#client/app/media-url.ts';
import { usePage } from '#client/app/page-context.ts';
import { useText } from '#client/app/use-text.ts';
import { useStore } from '#client/stores/store-context.ts';
import { Icon } from '#client/ui/icon/icon.tsx';
import type { DocumentItem } from '#shared/contract/document.ts';
import { sizeText } from '#client/components/document-size/size-text.ts';
import styles from './document-row.module.css';

/** A document: what it is, of what, when it was issued, and its file in each language. */
export function DocumentRow({ document }: { document: DocumentItem }) {
  const text = useText();
  const { site } = usePage();
  const { title, subject, products, range, connect, files, code } = document;
  const [product] = products;
  const about = range?.canonical ?? product?.canonical;
  const reference = range === null && product ? product.reference : null;
  return (
    <li className={styles.row}>
      {code === null ? (
        <span className={styles.lock}>
          <Icon of={Lock} />
        </span>
      ) : (
        <label className={styles.choice}>
          <input type="checkbox" name="document" value={code} />
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
      {code !== null && (
        <ul className={styles.files}>
          {files.map((file) => (
            <File key={file.lang} file={file} name={`${title}, ${subject}`} />
          ))}
        </ul>
      )}
    </li>
  );
}

function IssueDate({ date }: { date: string }) {
  const intl = useIntl();
  const month = intl.formatDate(date, { month: 'long', year: 'numeric' });
  return <time dateTime={date.slice(0, 7)}>{month}</time>;
}

function File({ file, name }: { file: DocumentItem['files'][number]; name: string }) {
  const text = useText();
  const { settings } = useStore();
  const { locale } = usePage().site;
  const facts = [
    file.pages === null ? null : text('documents.pages', { count: file.pages }),
    sizeText(file.size, locale),
  ].filter((fact) => fact !== null);
  if (file.url === null) return null;
  return (
    <li>
      <a href={mediaUrl(settings.mediaUrl, file.url)} hrefLang={file.lang} type={file.mime}>
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
