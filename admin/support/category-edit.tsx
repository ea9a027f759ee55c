import { RecordEdit } from '#admin/records/record-edit.tsx';
import { useMessages } from '#admin/i18n/use-messages.ts';
import { CategoryForm } from './category-form.tsx';
import { prepareCategory } from './support-records.ts';

/** A category of after-sales pages. */
export function CategoryEdit() {
  return (
    <RecordEdit title={useMessages()('support.category_edit')} transform={prepareCategory}>
      <CategoryForm isStored />
    </RecordEdit>
  );
}
