import { FolderDown } from 'lucide';
import { useHref, usePage } from '#client/app/page-context.ts';
import { useText } from '#client/app/use-text.ts';
import { Button, ButtonLink } from '#client/ui/button/button.tsx';
import { RadioGroup } from '#client/ui/radio-group/radio-group.tsx';
import { ARCHIVE_FORM_PATH } from '#shared/domain/archive-form.ts';
import { MOST_ARCHIVED } from '#shared/domain/archive-limits.ts';
import { LOCALES } from '#shared/locale.ts';
import { DocumentRow } from './document-row.tsx';
import type { DocumentsData } from './documents-load.ts';
import styles from './documents-page.module.css';

/** The list as one form: ticked documents come as one archive. A plain form, with and without scripts. */
export function DocumentsForm({ data: { route, query, filters, page, list } }: { data: DocumentsData }) {
  const text = useText();
  const href = useHref();
  const { site, isLive } = usePage();
  const path = href(route, { filters, page }) + (query === '' ? '' : `?q=${encodeURIComponent(query)}`);
  const isOffered = (lang: string) =>
    list.items.some(({ files }) => files.some((file) => file.lang === lang));
  const languages = LOCALES.filter(isOffered);
  const hasLocked = list.items.some(({ code }) => code === null);
  return (
    <form action={ARCHIVE_FORM_PATH} data-document="true">
      <input type="hidden" name="path" value={path} />
      <ul className={styles.documents}>
        {list.items.map((document) => (
          <DocumentRow key={document.id} document={document} />
        ))}
      </ul>
      <div className={styles.archive} data-print="no">
        <RadioGroup
          legend={text('documents.archive_language')}
          name="lang"
          look="cells"
          options={languages.map((lang) => ({ value: lang, label: text(`documents.lang_${lang}`) }))}
          defaultValue={isOffered(site.locale) ? site.locale : (languages[0] ?? site.locale)}
        />
        <div>
          <Button type="submit" icon={FolderDown}>
            {text('documents.archive')}
          </Button>
          <p>{text('documents.archive_hint', { most: MOST_ARCHIVED })}</p>
        </div>
      </div>
      {hasLocked && isLive('login') && (
        <p className={styles.login} data-print="no">
          {text('documents.login_text')}
          <ButtonLink kind="secondary" href={`${href('login')}?redirect=${encodeURIComponent(path)}`}>
            {text('documents.login')}
          </ButtonLink>
        </p>
      )}
    </form>
  );
}
