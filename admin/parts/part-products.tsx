import { Typography } from '@mui/material';
import { ArrayInput, NumberInput, SimpleFormIterator, TextInput } from 'ra-ui-materialui';
import { ReferencePicker } from '#admin/fields/reference-picker.tsx';
import { useMessages } from '#admin/i18n/use-messages.ts';

const FIRST_YEAR = 1900;

/** Products that have the part, with years and serial numbers. */
export function PartProducts() {
  const text = useMessages();
  return (
    <>
      <Typography>{text('parts.products_help')}</Typography>
      <ArrayInput source="products" label={text('parts.tab.products')}>
        <SimpleFormIterator inline fullWidth disableReordering disableClear sx={ROWS}>
          <ReferencePicker
            size="small"
            source="product"
            kind="product"
            label={text('parts.product')}
            isRequired
          />
          <NumberInput
            source="quantity"
            label={text('parts.quantity')}
            defaultValue={1}
            min={1}
            helperText={false}
          />
          <NumberInput
            source="year_from"
            label={text('parts.year_from')}
            min={FIRST_YEAR}
            helperText={false}
          />
          <NumberInput source="year_to" label={text('parts.year_to')} min={FIRST_YEAR} helperText={false} />
          <TextInput size="small" source="serial_from" label={text('parts.serial_from')} helperText={false} />
          <TextInput size="small" source="serial_to" label={text('parts.serial_to')} helperText={false} />
        </SimpleFormIterator>
      </ArrayInput>
    </>
  );
}

/** One line on wide windows; on narrow ones the product stands above the other fields. */
const ROWS = {
  width: '100%',
  '& .RaSimpleFormIterator-form': {
    display: 'grid',
    columnGap: 1,
    gridTemplateColumns: {
      xs: 'repeat(2, minmax(0, 1fr))',
      lg: 'minmax(0, 3fr) repeat(3, minmax(0, 1fr)) repeat(2, minmax(0, 2fr))',
    },
    '& > :first-of-type': { gridColumn: { xs: '1 / -1', lg: 'auto' } },
  },
};
