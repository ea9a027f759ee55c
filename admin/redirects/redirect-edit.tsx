import { RecordEdit } from '#admin/records/record-edit.tsx';
import { useMessages } from '#admin/i18n/use-messages.ts';
import { RedirectForm } from './redirect-form.tsx';

/** A redirect of operators. */
export function RedirectEdit() {
  return (
    <RecordEdit title={useMessages()('redirects.edit')}>
      <RedirectForm isStored />
    </RecordEdit>
  );
}
