import { RecordEdit } from '#admin/records/record-edit.tsx';
import { useMessages } from '#admin/i18n/use-messages.ts';
import { FamilyForm } from './family-form.tsx';

/** A family of parts. */
export function FamilyEdit() {
  return (
    <RecordEdit title={useMessages()('parts.family_edit')}>
      <FamilyForm isStored />
    </RecordEdit>
  );
}
