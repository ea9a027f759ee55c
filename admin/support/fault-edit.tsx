import { RecordEdit } from '#admin/records/record-edit.tsx';
import { useMessages } from '#admin/i18n/use-messages.ts';
import { FaultForm } from './fault-form.tsx';
import { prepareFault } from './support-records.ts';

/** A fault of an appliance. */
export function FaultEdit() {
  return (
    <RecordEdit title={useMessages()('support.fault_edit')} transform={prepareFault}>
      <FaultForm isStored />
    </RecordEdit>
  );
}
