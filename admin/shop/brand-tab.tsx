import { Grid } from '@mui/material';
import { required } from 'ra-core';
import { NumberInput, SelectInput, TextInput } from 'ra-ui-materialui';
import { PlainInput } from '#admin/fields/plain-input.tsx';
import { useMessages } from '#admin/i18n/use-messages.ts';
import { BrandPreview } from './brand-preview.tsx';
import { ColourInputs } from './colour-inputs.tsx';

const TYPEFACES = ['standard', 'system'] as const;

/** Name, colours and typefaces of the brand beside a preview that follows them. */
export function BrandTab() {
  const text = useMessages();
  return (
    <Grid container spacing={3} sx={{ width: '100%' }}>
      <Grid size={{ xs: 12, lg: 6 }}>
        <PlainInput source="brand.name" label={text('shop.brand.name')} validate={required()} />
        <PlainInput
          source="brand.professional_name"
          label={text('shop.brand.professional_name')}
          validate={required()}
        />
        <TextInput
          source="brand.phone"
          label={text('shop.brand.phone')}
          helperText={text('shop.brand.phone_help')}
        />
        <NumberInput source="brand.founded" label={text('shop.brand.founded')} />
        <SelectInput
          source="brand.typeface"
          label={text('shop.brand.typeface')}
          choices={TYPEFACES.map((id) => ({ id, name: text(`shop.typeface.${id}`) }))}
          validate={required()}
        />
        <ColourInputs />
      </Grid>
      <Grid size={{ xs: 12, lg: 6 }}>
        <BrandPreview />
      </Grid>
    </Grid>
  );
}
