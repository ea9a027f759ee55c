import { Grid } from '@mui/material';
import { required } from 'ra-core';
import { ArrayInput, BooleanInput, SimpleFormIterator, TextInput } from 'ra-ui-materialui';
import { LOCALES } from '#shared/locale.ts';
import { PlainInput } from '#admin/fields/plain-input.tsx';
import { useMessages } from '#admin/i18n/use-messages.ts';

/** Checks that visitors make, in order. Faults with the same check share its text. */
export function FaultChecks() {
  const text = useMessages();
  const labelIn = (lang: (typeof LOCALES)[number]) =>
    text('products.label_in', { label: text('support.check'), language: text(`products.language.${lang}`) });
  return (
    <ArrayInput source="checks" label={text('support.checks')} helperText={text('support.checks_help')}>
      <SimpleFormIterator fullWidth>
        <PlainInput
          source="key"
          label={text('products.key')}
          helperText={text('support.check_key_help')}
          validate={required()}
        />
        <Grid container spacing={3} sx={{ width: '100%' }}>
          {LOCALES.map((lang) => (
            <Grid key={lang} size={{ xs: 12, md: 6 }}>
              <TextInput source={`text.${lang}`} label={labelIn(lang)} multiline />
            </Grid>
          ))}
        </Grid>
        <BooleanInput
          source="professional"
          label={text('support.professional')}
          helperText={text('support.professional_help')}
        />
      </SimpleFormIterator>
    </ArrayInput>
  );
}
