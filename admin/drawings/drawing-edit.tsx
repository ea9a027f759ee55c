import { useMessages } from '#admin/i18n/use-messages.ts';
import { RecordEdit } from '#admin/records/record-edit.tsx';
import { DrawingForm } from './drawing-form.tsx';
import { prepareDrawing } from './drawing-records.ts';

/** An exploded view with its picture and its numbered parts. */
export function DrawingEdit() {
  return (
    <RecordEdit title={useMessages()('drawings.edit')} transform={prepareDrawing}>
      <DrawingForm isStored />
    </RecordEdit>
  );
}
