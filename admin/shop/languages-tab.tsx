import { Typography } from '@mui/material';
import { required } from 'ra-core';
import { ArrayInput, SelectInput, SimpleFormIterator } from 'ra-ui-materialui';
import { LOCALES } from '#shared/locale.ts';
import { PlainInput } from '#admin/fields/plain-input.tsx';
import { useMessages } from '#admin/i18n/use-messages.ts';

/** Languages of the site, the first by default, as its language menu names them. */
export function LanguagesTab() {
  const text = useMessages();
  return (
    <>
      <Typography>{text('shop.languages_help')}</Typography>
      <ArrayInput source="languages" label={false}>
        <SimpleFormIterator inline disableClear>
          <SelectInput
            source="iso"
            label={text('shop.language')}
            choices={LOCALES.map((id) => ({ id, name: text(`products.language.${id}`) }))}
            validate={required()}
          />
          <PlainInput source="label" label={text('shop.language_label')} validate={required()} />
        </SimpleFormIterator>
      </ArrayInput>
    </>
  );
}
