import { Typography } from '@mui/material';
import { useRecordContext, type RaRecord } from 'ra-core';
import { SimpleForm } from 'ra-ui-materialui';
import { useWatch } from 'react-hook-form';
import { useMessages } from '#admin/i18n/use-messages.ts';
import { OperatorLanguage } from '#admin/records/operator-language.tsx';
import { RecordToolbar } from '#admin/records/record-toolbar.tsx';
import { useSettingTexts } from './use-setting-texts.ts';
import { ValueInputs } from './value-inputs.tsx';

/** A setting in the language of the operator, with the place where it appears. */
export function SettingForm() {
  return (
    <SimpleForm noValidate toolbar={<SettingToolbar />} warnWhenUnsavedChanges>
      <OperatorLanguage />
      <Setting />
    </SimpleForm>
  );
}

function Setting() {
  const code = String(useWatch({ name: 'code' }) ?? '');
  const { name, place } = useSettingTexts()(code);
  if (code === '') return null;
  return (
    <>
      <Typography variant="h6" component="h2" sx={{ mt: 2 }}>
        {name}
      </Typography>
      <Typography gutterBottom>{place}</Typography>
      <ValueInputs code={code} />
    </>
  );
}

/** A setting that the site reads is emptied rather than removed; only others are removed. */
function SettingToolbar() {
  const text = useMessages();
  const setting = useRecordContext<RaRecord & { code: string }>();
  const { isKnown } = useSettingTexts()(setting?.code ?? '');
  const removal = { title: text('settings.remove_title'), text: text('settings.remove_text') };
  return <RecordToolbar removal={setting?.id === undefined || isKnown ? undefined : removal} />;
}
