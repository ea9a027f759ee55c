import { Typography } from '@mui/material';
import { required, useRecordContext } from 'ra-core';
import { ArrayInput, NumberInput, SimpleFormIterator } from 'ra-ui-materialui';
import type { ProductRecord } from '#shared/contract/shop/product-record.ts';
import { PlainInput } from '#admin/fields/plain-input.tsx';
import { useMessages } from '#admin/i18n/use-messages.ts';
import { useVocabulary } from './use-vocabulary.ts';

const DIMENSIONS = ['width', 'height', 'depth', 'weight'] as const;

/** Sizes with their dimensions and figures. Energy and sound data come with an import and stay as they are. */
export function ProductSizes() {
  const text = useMessages();
  const { attributes } = useVocabulary();
  const product = useRecordContext<ProductRecord>();
  const stated = (product?.sizes ?? []).map(({ figures }) => Object.entries(figures));
  // A figure of two values, from and to, has no field of a number.
  const ranged = new Set(stated.flat().flatMap(([code, value]) => (typeof value === 'number' ? [] : [code])));
  const used = new Set(stated.flat().map(([code]) => code));
  const figures = attributes.filter(
    ({ code, kind }) => kind === 'number' && !ranged.has(code) && (used.size === 0 || used.has(code)),
  );
  return (
    <>
      <Typography>{text('products.sizes_help')}</Typography>
      <ArrayInput source="sizes" label={text('products.tab.sizes')}>
        <SimpleFormIterator inline fullWidth>
          <PlainInput source="code" label={text('products.size_code')} validate={required()} />
          {DIMENSIONS.map((name) => (
            <NumberInput
              key={name}
              source={name}
              label={text(`products.size.${name}`)}
              min={0}
              validate={required()}
            />
          ))}
          {figures.map(({ code, name, unit }) => (
            <NumberInput key={code} source={`figures.${code}`} label={unit ? `${name} (${unit})` : name} />
          ))}
        </SimpleFormIterator>
      </ArrayInput>
    </>
  );
}
