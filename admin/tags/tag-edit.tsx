import { RecordEdit } from '#admin/records/record-edit.tsx';
import { useMessages } from '#admin/i18n/use-messages.ts';
import { prepareTag } from './prepare-tag.ts';
import { TagForm } from './tag-form.tsx';

/** A tag in the language of the operator. */
export function TagEdit() {
  return (
    <RecordEdit title={useMessages()('tags.edit')} transform={prepareTag}>
      <TagForm isStored />
    </RecordEdit>
  );
}
