import { RecordCreate } from '#admin/records/record-create.tsx';
import { useMessages } from '#admin/i18n/use-messages.ts';
import { PageForm } from './page-form.tsx';

const NEW_PAGE = {
  title: '',
  slug: '',
  lead: '',
  category: null,
  steps: [{ title: '', text: '', professional: false }],
  references: [],
  search_words: [],
  exist_in: [],
};

/** A new after-sales page, with the same texts in both languages until they are translated. */
export function PageCreate() {
  return (
    <RecordCreate title={useMessages()('support.page_create')} redirect="list" record={NEW_PAGE}>
      <PageForm isStored={false} />
    </RecordCreate>
  );
}
