import { useMessages, type MessageId } from '#admin/i18n/use-messages.ts';
import { RecordToolbar } from '#admin/records/record-toolbar.tsx';

/** Saves a record of after-sales, and removes a stored one. `consequence`: what its removal changes. */
export function SupportToolbar({ isStored, consequence }: { isStored: boolean; consequence: MessageId }) {
  const text = useMessages();
  const removal = { title: text('support.remove_title'), text: text(consequence) };
  return <RecordToolbar removal={isStored ? removal : undefined} />;
}
