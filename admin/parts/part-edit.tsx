import { RecordEdit } from '#admin/records/record-edit.tsx';
import { useMessages } from '#admin/i18n/use-messages.ts';
import { PartForm } from './part-form.tsx';
import { preparePart } from './part-records.ts';

/** A spare part or accessory with its price, its stock and the products that have it. */
export function PartEdit() {
  return (
    <RecordEdit title={useMessages()('parts.edit')} transform={preparePart}>
      <PartForm isStored />
    </RecordEdit>
  );
}
