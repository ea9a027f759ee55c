import { RecordCreate } from '#admin/records/record-create.tsx';
import { useMessages } from '#admin/i18n/use-messages.ts';
import { FamilyForm } from './family-form.tsx';

const NEW_FAMILY = { code: '', name: { fr: '', en: '' } };

/** A new family of parts, the last one. */
export function FamilyCreate() {
  return (
    <RecordCreate title={useMessages()('parts.family_create')} redirect="list" record={NEW_FAMILY}>
      <FamilyForm isStored={false} />
    </RecordCreate>
  );
}
