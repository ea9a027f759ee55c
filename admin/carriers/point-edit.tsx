import { RecordEdit } from '#admin/records/record-edit.tsx';
import { useMessages } from '#admin/i18n/use-messages.ts';
import { PointForm } from './point-form.tsx';

/** A relay point with its address and its opening hours. */
export function PointEdit() {
  return (
    <RecordEdit title={useMessages()('carriers.point_edit')}>
      <PointForm isStored />
    </RecordEdit>
  );
}
