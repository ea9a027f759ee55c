import { RecordEdit } from '#admin/records/record-edit.tsx';
import { useMessages } from '#admin/i18n/use-messages.ts';
import { useEditedLanguage } from './edited-language.ts';
import { PageForm } from './page-form.tsx';
import { preparePage } from './prepare-page.ts';

/** A content page in one language. */
export function PageEdit() {
  const text = useMessages();
  const [lang, setLang] = useEditedLanguage();
  return (
    <RecordEdit key={lang} title={text('pages.edit')} transform={preparePage} lang={lang}>
      <PageForm isStored lang={lang} onLanguage={setLang} />
    </RecordEdit>
  );
}
