import { RecordCreate } from '#admin/records/record-create.tsx';
import { useMessages } from '#admin/i18n/use-messages.ts';
import { PartForm } from './part-form.tsx';
import { NEW_PART, preparePart } from './part-records.ts';

/** A new spare part or accessory. */
export function PartCreate() {
  return (
    <RecordCreate
      title={useMessages()('parts.create')}
      redirect="edit"
      record={NEW_PART}
      transform={preparePart}
    >
      <PartForm isStored={false} />
    </RecordCreate>
  );
}
