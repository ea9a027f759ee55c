import { RecordCreate } from '#admin/records/record-create.tsx';
import { useMessages } from '#admin/i18n/use-messages.ts';
import { FaultForm } from './fault-form.tsx';
import { NEW_FAULT, prepareFault } from './support-records.ts';

/** A new fault of an appliance. */
export function FaultCreate() {
  return (
    <RecordCreate
      title={useMessages()('support.fault_create')}
      redirect="list"
      record={NEW_FAULT}
      transform={prepareFault}
    >
      <FaultForm isStored={false} />
    </RecordCreate>
  );
}
