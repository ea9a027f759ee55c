import { RecordEdit } from '#admin/records/record-edit.tsx';
import { useMessages } from '#admin/i18n/use-messages.ts';
import { prepareSetting } from './prepare-setting.ts';
import { SettingForm } from './setting-form.tsx';

/** A setting in the language of the operator. */
export function SettingEdit() {
  return (
    <RecordEdit title={useMessages()('settings.edit')} transform={prepareSetting}>
      <SettingForm />
    </RecordEdit>
  );
}
