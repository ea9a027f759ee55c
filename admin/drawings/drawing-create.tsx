import { useMessages } from '#admin/i18n/use-messages.ts';
import { RecordCreate } from '#admin/records/record-create.tsx';
import { DrawingForm } from './drawing-form.tsx';
import { NEW_DRAWING, prepareDrawing } from './drawing-records.ts';

/** A new exploded view, the last one. */
export function DrawingCreate() {
  return (
    <RecordCreate
      title={useMessages()('drawings.create')}
      redirect="edit"
      record={NEW_DRAWING}
      transform={prepareDrawing}
    >
      <DrawingForm isStored={false} />
    </RecordCreate>
  );
}
