import { Box } from '@mui/material';
import { required } from 'ra-core';
import { NumberInput, SelectInput } from 'ra-ui-materialui';
import { PART_KINDS, PART_STATUSES } from '#shared/contract/shop/part-record.ts';
import { AmountInput } from '#admin/fields/amount-input.tsx';
import { PlainInput } from '#admin/fields/plain-input.tsx';
import { useMessages } from '#admin/i18n/use-messages.ts';
import { useVocabulary } from '#admin/products/use-vocabulary.ts';
import { useFamilies } from './use-families.ts';

/** Fields of a part that depend on no language. */
export function PartFacts() {
  return (
    <Box sx={COLUMNS}>
      <Placement />
      <Sale />
    </Box>
  );
}

function Placement() {
  const text = useMessages();
  const families = useFamilies();
  const { categories } = useVocabulary();
  return (
    <>
      <PlainInput source="reference" label={text('products.reference')} validate={required()} />
      <SelectInput
        source="kind"
        label={text('parts.kind')}
        choices={PART_KINDS.map((id) => ({ id, name: text(`parts.kind.${id}`) }))}
        validate={required()}
      />
      <SelectInput source="family" label={text('parts.family')} choices={families} validate={required()} />
      <SelectInput
        source="category"
        label={text('products.category')}
        helperText={text('parts.category_help')}
        choices={categories.map(({ number, name }) => ({ id: number, name }))}
        validate={required()}
      />
      <PlainInput source="ean" label={text('parts.ean')} helperText={text('parts.ean_help')} />
    </>
  );
}

function Sale() {
  const text = useMessages();
  return (
    <>
      <AmountInput size="medium" source="price" label={text('parts.price')} validate={required()} />
      <AmountInput
        size="medium"
        source="eco"
        label={text('parts.eco')}
        helperText={text('parts.eco_help')}
        validate={required()}
      />
      <NumberInput
        size="medium"
        source="weight"
        label={text('products.size.weight')}
        min={0}
        step={0.001}
        validate={required()}
      />
      <NumberInput
        size="medium"
        source="stock"
        label={text('products.stock')}
        min={0}
        validate={required()}
      />
      <NumberInput
        size="medium"
        source="low_stock"
        label={text('parts.low_stock')}
        helperText={text('parts.low_stock_help')}
        min={0}
      />
      <SelectInput
        source="status"
        label={text('parts.status')}
        choices={PART_STATUSES.map((id) => ({ id, name: text(`parts.status.${id}`) }))}
        validate={required()}
      />
      <NumberInput
        size="medium"
        source="delay"
        label={text('parts.delay')}
        helperText={text('parts.delay_help')}
        min={0}
        validate={required()}
      />
    </>
  );
}

const COLUMNS = {
  display: 'grid',
  columnGap: 3,
  width: '100%',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
};
