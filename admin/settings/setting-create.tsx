import { RecordCreate } from '#admin/records/record-create.tsx';
import { useMessages } from '#admin/i18n/use-messages.ts';
import { prepareSetting } from './prepare-setting.ts';
import { SettingForm } from './setting-form.tsx';

/** A setting that the shop lacks, whose code the screen before has passed on. It is empty in the other language. */
export function SettingCreate() {
  return (
    <RecordCreate title={useMessages()('settings.edit')} redirect="list" transform={prepareSetting}>
      <SettingForm />
    </RecordCreate>
  );
}
