import { RecordEdit } from '#admin/records/record-edit.tsx';
import { useMessages } from '#admin/i18n/use-messages.ts';
import { CategoryForm } from './category-form.tsx';

/** A category in the language of the operator. */
export function CategoryEdit() {
  return (
    <RecordEdit title={useMessages()('categories.edit')}>
      <CategoryForm isStored />
    </RecordEdit>
  );
}
