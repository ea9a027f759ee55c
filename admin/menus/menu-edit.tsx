import { RecordEdit } from '#admin/records/record-edit.tsx';
import { useMessages } from '#admin/i18n/use-messages.ts';
import { MenuForm } from './menu-form.tsx';

/** A menu in the language of the operator. */
export function MenuEdit() {
  return (
    <RecordEdit title={useMessages()('menus.edit')}>
      <MenuForm isStored />
    </RecordEdit>
  );
}
