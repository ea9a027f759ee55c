import { RecordCreate } from '#admin/records/record-create.tsx';
import { useMessages } from '#admin/i18n/use-messages.ts';
import { CategoryForm } from './category-form.tsx';

const NEW_CATEGORY = {
  parent_id: null,
  name: '',
  slug: '',
  intro: '',
  rechange: false,
  signature: false,
  push_5: null,
  scene: null,
  search_words: [],
};

/** A new category, with the same texts in both languages until they are translated. */
export function CategoryCreate() {
  return (
    <RecordCreate title={useMessages()('categories.create')} redirect="edit" record={NEW_CATEGORY}>
      <CategoryForm isStored={false} />
    </RecordCreate>
  );
}
