import { RecordEdit } from '#admin/records/record-edit.tsx';
import { useMessages } from '#admin/i18n/use-messages.ts';
import { PageForm } from './page-form.tsx';

/** An after-sales page in the language of the operator. */
export function PageEdit() {
  return (
    <RecordEdit title={useMessages()('support.page_edit')}>
      <PageForm isStored />
    </RecordEdit>
  );
}
