import { FolderDown } from 'lucide';
import { useState } from 'react';
import { island } from '#client/app/parts/island.tsx';
import { useHref, usePage } from '#client/app/page/page-context.ts';
import { useTranslations } from '#client/app/intl/use-translations.ts';
import { Button, ButtonLink } from '#client/ui/button/button.tsx';
import { RadioGroup } from '#client/ui/radio-group/radio-group.tsx';
import { ARCHIVE_FORM_PATH } from '#shared/domain/archive-form.ts';
import { MAX_ARCHIVED_DOCUMENTS } from '#shared/domain/archive-limits.ts';
import { LOCALES } from '#shared/locale.ts';
import { ChoiceBar } from './choice-bar.tsx';
import { chooseDocuments, dropDocuments, useChosenDocuments } from './chosen.ts';
import { DocumentRow } from './document-row.tsx';
import type { DocumentsData } from './documents-load.ts';
import styles from './documents-page.module.css';

/**
 * The list as a form that downloads the ticked documents as one archive. Works without scripts; with them, the
 * selection persists across pages and filters.
 */
export const DocumentsForm = island(DocumentsFormContent);

function DocumentsFormContent({ data: { route, query, filters, page, list } }: { data: DocumentsData }) {
  const text = useTranslations();
  const href = useHref();
  const { site, isEnabled } = usePage();
  const path = href(route, { filters, page }) + (query === '' ? '' : `?q=${encodeURIComponent(query)}`);
  const isOffered = (lang: string) =>
    list.items.some(({ files }) => files.some((file) => file.lang === lang));
  const languages = LOCALES.filter(isOffered);
  const hasLocked = list.items.some(({ code }) => code === null);
  const here = list.items.map(({ code }) => code).filter((code) => code !== null);
  const chosen = useChosenDocuments();
  const [refused, setRefused] = useState(0);
  const choose = (codes: readonly string[]) => setRefused(chooseDocuments(codes));
  const drop = (codes: readonly string[]) => {
    setRefused(0);
    dropDocuments(codes);
  };
  return (
    <form action={ARCHIVE_FORM_PATH} data-document="true">
      <input type="hidden" name="path" value={path} />
      <ul className={styles.documents}>
        {list.items.map((document) => (
          <DocumentRow
            key={document.id}
            document={document}
            isChosen={document.code !== null && chosen.includes(document.code)}
            choose={choose}
            drop={drop}
          />
        ))}
      </ul>
      {chosen
        .filter((code) => !here.includes(code))
        .map((code) => (
          <input key={code} type="hidden" name="document" value={code} />
        ))}
      <div className={styles.archive} data-bar="bottom" data-print="no">
        <ChoiceBar {...{ chosen, here, refused, choose, drop }} />
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
          <p>{text('documents.archive_hint', { most: MAX_ARCHIVED_DOCUMENTS })}</p>
        </div>
      </div>
      {hasLocked && isEnabled('login') && (
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
