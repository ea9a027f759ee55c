import { RecordCreate } from '#admin/records/record-create.tsx';
import { useMessages } from '#admin/i18n/use-messages.ts';
import { prepareTag } from './prepare-tag.ts';
import { TagForm } from './tag-form.tsx';

/** A new tag, with the same label in both languages until it is translated. */
export function TagCreate() {
  return (
    <RecordCreate
      title={useMessages()('tags.create')}
      redirect="list"
      record={{ label: '', code: '' }}
      transform={prepareTag}
    >
      <TagForm isStored={false} />
    </RecordCreate>
  );
}
