import { Box, Typography } from '@mui/material';
import { required, type Validator } from 'ra-core';
import { ArrayInput, SimpleFormIterator } from 'ra-ui-materialui';
import { AmountInput } from '#admin/fields/amount-input.tsx';
import { useMessages } from '#admin/i18n/use-messages.ts';
import { isOutOfOrder } from './carrier-records.ts';
import { WeightInput } from './weight-input.tsx';

const INDEX = /\.(\d+)\.up_to$/;

type Typed = { rates?: { steps?: { up_to?: number | null }[] } };

/** Weights that a carrier takes, and its prices by weight. */
export function CarrierRatesInput() {
  const text = useMessages();
  return (
    <>
      <Typography variant="h6" component="h2">
        {text('carriers.rates')}
      </Typography>
      <ArrayInput
        source="rates.steps"
        label={text('carriers.steps')}
        helperText={text('carriers.steps_help')}
      >
        <SimpleFormIterator inline fullWidth disableReordering disableClear sx={ROWS}>
          <WeightInput
            source="up_to"
            label={text('carriers.up_to')}
            helperText={false}
            validate={[required(), inOrder]}
          />
          <AmountInput
            source="price"
            label={text('carriers.price')}
            helperText={false}
            validate={required()}
          />
        </SimpleFormIterator>
      </ArrayInput>
      <Box sx={PAIRS}>
        <WeightInput
          size="medium"
          source="rates.beyond.each"
          label={text('carriers.beyond_each')}
          helperText={text('carriers.beyond_help')}
        />
        <AmountInput size="medium" source="rates.beyond.price" label={text('carriers.beyond_price')} />
        <WeightInput
          size="medium"
          source="rates.lightest"
          label={text('carriers.lightest')}
          validate={required()}
        />
        <WeightInput
          size="medium"
          source="rates.heaviest"
          label={text('carriers.heaviest')}
          helperText={text('carriers.heaviest_help')}
        />
        <AmountInput
          size="medium"
          source="rates.corsica"
          label={text('carriers.corsica')}
          validate={required()}
        />
      </Box>
    </>
  );
}

/** Each step reaches further than the one above it: the refusal stands at its row. */
const inOrder: Validator = (_value, values, props) => {
  const [, index] = INDEX.exec(String(props?.finalSource ?? '')) ?? [];
  const steps = (values as Typed).rates?.steps ?? [];
  return index !== undefined && isOutOfOrder(steps, Number(index)) ? 'carriers.not_above' : undefined;
};

const PAIRS = {
  display: 'grid',
  columnGap: 2,
  width: '100%',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
};

/** Weight and price beside each other, on phones too. */
const ROWS = {
  width: '100%',
  '& .RaSimpleFormIterator-form': {
    display: 'grid',
    columnGap: 1,
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  },
};
