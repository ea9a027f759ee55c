import { RecordCreate } from '#admin/records/record-create.tsx';
import { useMessages } from '#admin/i18n/use-messages.ts';
import { RedirectForm } from './redirect-form.tsx';

const NEW_REDIRECT = { from: '', to: '', code: 301 };

/** A new redirect. */
export function RedirectCreate() {
  return (
    <RecordCreate title={useMessages()('redirects.create')} redirect="list" record={NEW_REDIRECT}>
      <RedirectForm isStored={false} />
    </RecordCreate>
  );
}
