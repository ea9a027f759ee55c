import { RecordCreate } from '#admin/records/record-create.tsx';
import { useMessages } from '#admin/i18n/use-messages.ts';
import { CategoryForm } from './category-form.tsx';
import { NEW_CATEGORY, prepareCategory } from './support-records.ts';

/** A new category of after-sales pages. */
export function CategoryCreate() {
  return (
    <RecordCreate
      title={useMessages()('support.category_create')}
      redirect="list"
      record={NEW_CATEGORY}
      transform={prepareCategory}
    >
      <CategoryForm isStored={false} />
    </RecordCreate>
  );
}
