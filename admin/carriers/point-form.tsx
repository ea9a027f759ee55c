import { Box, Typography } from '@mui/material';
import { required, useRecordContext } from 'ra-core';
import { NumberInput, SelectInput, SimpleForm, TextInput } from 'ra-ui-materialui';
import { PlainInput } from '#admin/fields/plain-input.tsx';
import { useMessages } from '#admin/i18n/use-messages.ts';
import { RecordToolbar } from '#admin/records/record-toolbar.tsx';
import { useCarriers } from './use-carriers.ts';
import { WEEK } from './week.ts';

/** A shop that stores parcels: its carrier, address, position and opening hours. */
export function PointForm({ isStored }: { isStored: boolean }) {
  const text = useMessages();
  return (
    <SimpleForm noValidate toolbar={<PointToolbar isStored={isStored} />} warnWhenUnsavedChanges>
      <Box sx={COLUMNS}>
        <SelectInput
          source="carrier"
          label={text('carriers.carrier')}
          choices={useCarriers()}
          validate={required()}
        />
        <PlainInput
          source="code"
          label={text('carriers.code')}
          helperText={text('carriers.code_help')}
          validate={required()}
        />
        <PlainInput source="name" label={text('products.name')} validate={required()} />
        <TextInput source="phone" label={text('carriers.phone')} />
        <PlainInput source="address_1" label={text('carriers.address')} validate={required()} />
        <TextInput source="address_2" label={text('carriers.address_2')} />
        <TextInput source="address_3" label={text('carriers.address_3')} />
        <PlainInput source="zipcode" label={text('carriers.zipcode')} validate={required()} />
        <PlainInput source="city" label={text('carriers.city')} validate={required()} />
        <NumberInput
          size="medium"
          source="latitude"
          label={text('carriers.latitude')}
          step="any"
          validate={required()}
        />
        <NumberInput
          size="medium"
          source="longitude"
          label={text('carriers.longitude')}
          step="any"
          validate={required()}
        />
      </Box>
      <Typography variant="h6" component="h2">
        {text('carriers.hours')}
      </Typography>
      <Typography>{text('carriers.hours_help')}</Typography>
      <Box sx={COLUMNS}>
        {WEEK.map((day) => (
          <PlainInput key={day} source={day} label={text(`carriers.day.${day}`)} helperText={false} />
        ))}
      </Box>
    </SimpleForm>
  );
}

function PointToolbar({ isStored }: { isStored: boolean }) {
  const text = useMessages();
  const name = String(useRecordContext()?.['name'] ?? '');
  const removal = { title: text('products.remove_title', { name }), text: text('carriers.point_remove') };
  return <RecordToolbar removal={isStored ? removal : undefined} />;
}

const COLUMNS = {
  display: 'grid',
  columnGap: 3,
  width: '100%',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
};
