import { RecordCreate } from '#admin/records/record-create.tsx';
import { useMessages } from '#admin/i18n/use-messages.ts';
import { MenuForm } from './menu-form.tsx';

/** A menu that the shop lacks, whose code the screen before has passed on. It is empty in the other language. */
export function MenuCreate() {
  return (
    <RecordCreate title={useMessages()('menus.edit')} redirect="list">
      <MenuForm isStored={false} />
    </RecordCreate>
  );
}
