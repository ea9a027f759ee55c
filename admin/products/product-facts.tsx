import { Grid, Typography } from '@mui/material';
import { required } from 'ra-core';
import {
  AutocompleteArrayInput,
  BooleanInput,
  NumberInput,
  SelectInput,
  TextArrayInput,
} from 'ra-ui-materialui';
import { OptionalInput, PlainInput } from '#admin/fields/plain-input.tsx';
import { useMessages } from '#admin/i18n/use-messages.ts';
import { useVocabulary } from './use-vocabulary.ts';

/** Fields of a product that depend on no language. */
export function ProductFacts() {
  const text = useMessages();
  return (
    <Grid container spacing={3} sx={{ width: '100%' }}>
      <Grid size={{ xs: 12, md: 6 }}>
        <BooleanInput
          source="published"
          label={text('products.published')}
          helperText={text('products.published_help')}
        />
        <PlainInput
          source="key"
          label={text('products.key')}
          helperText={text('products.key_help')}
          validate={required()}
        />
        <PlainInput source="reference" label={text('products.reference')} validate={required()} />
        <Placement />
        <NumberInput source="guarantee" label={text('products.guarantee')} min={0} />
        <NumberInput
          source="vat_rate"
          label={text('products.vat_rate')}
          helperText={text('products.vat_rate_help')}
        />
        <NumberInput source="position" label={text('products.position')} min={0} />
        <OptionalInput
          source="brand"
          label={text('products.brand')}
          helperText={text('products.brand_help')}
        />
        <TextArrayInput
          source="related"
          label={text('products.related')}
          helperText={text('products.related_help')}
        />
        <BooleanInput source="is_new" label={text('products.is_new')} />
        <BooleanInput source="signature" label={text('products.signature')} />
      </Grid>
      <Grid size={{ xs: 12, md: 6 }}>
        <Attributes />
      </Grid>
    </Grid>
  );
}

function Placement() {
  const text = useMessages();
  const { types, categories, colours } = useVocabulary();
  return (
    <>
      <SelectInput source="type" label={text('products.type')} choices={types} validate={required()} />
      <AutocompleteArrayInput
        source="categories"
        label={text('products.categories')}
        helperText={text('products.categories_help')}
        choices={categories}
        validate={required()}
      />
      <AutocompleteArrayInput
        source="audiences"
        label={text('products.audiences')}
        helperText={text('products.audiences_help')}
        choices={(['part', 'pro'] as const).map((id) => ({ id, name: text(`products.audience.${id}`) }))}
      />
      <AutocompleteArrayInput
        source="colours"
        label={text('products.colours')}
        choices={colours}
        validate={required()}
      />
      <SelectInput
        source="card_colour"
        label={text('products.card_colour')}
        helperText={text('products.card_colour_help')}
        choices={colours}
      />
    </>
  );
}

/** Options of the attributes that products state. */
function Attributes() {
  const text = useMessages();
  const { attributes } = useVocabulary();
  return (
    <>
      <Typography variant="h6" component="h2">
        {text('products.attributes')}
      </Typography>
      {attributes
        .filter(({ kind }) => kind === 'choice')
        .map(({ code, name, choices }) => (
          <AutocompleteArrayInput
            key={code}
            source={`attributes.${code}`}
            label={name}
            choices={choices}
            parse={orEmpty}
          />
        ))}
    </>
  );
}

function orEmpty(value: unknown): unknown {
  return value ?? [];
}
