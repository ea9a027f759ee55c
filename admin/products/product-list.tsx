import { Chip, Link } from '@mui/material';
import { SelectInput, TextInput } from 'ra-ui-materialui';
import { useRight } from '#admin/app/rights.ts';
import { SmallPicture } from '#admin/fields/small-picture.tsx';
import { useFormats } from '#admin/fields/use-formats.ts';
import { useMessages } from '#admin/i18n/use-messages.ts';
import { RecordList } from '#admin/lists/record-list.tsx';
import type { ProductOverview } from './operator-types.ts';
import { useVocabulary } from './use-vocabulary.ts';

const CENTS = 100;

/** Products of every sales plan, with what is for sale. */
export function ProductList() {
  const text = useMessages();
  const { formatAmount } = useFormats();
  const isWriter = useRight('write_products');
  const { types, categories } = useVocabulary();
  const filters = [
    <TextInput key="search" source="search" label={text('products.search')} alwaysOn />,
    <SelectInput key="type" source="type" label={text('products.type')} choices={types} alwaysOn />,
    <SelectInput
      key="category"
      source="category"
      label={text('products.category')}
      choices={categories.map(({ number, name }) => ({ id: number, name }))}
      alwaysOn
    />,
    <SelectInput
      key="published"
      source="published"
      label={text('products.state')}
      choices={(['true', 'false'] as const).map((id) => ({ id, name: text(`products.published.${id}`) }))}
      alwaysOn
    />,
  ];
  return (
    <RecordList<ProductOverview>
      title={text('products.title')}
      file="products"
      filters={filters}
      create={isWriter ? text('products.create') : undefined}
      rowClick="edit"
      toRow={toRow}
      columns={[
        { label: text('products.picture'), render: ({ picture }) => <SmallPicture picture={picture} /> },
        {
          label: text('products.name'),
          render: ({ id, name }) => <Link href={`#/products/${id}`}>{name}</Link>,
        },
        { label: text('products.reference'), value: ({ reference }) => reference },
        {
          label: text('products.type'),
          value: ({ type }) => types.find(({ id }) => id === type)?.name ?? type,
        },
        {
          label: text('products.state'),
          render: ({ published }) => (
            <Chip size="small" variant="outlined" label={text(`products.published.${published}`)} />
          ),
        },
        { label: text('products.variants'), value: ({ variants }) => variants, isNumber: true },
        {
          label: text('products.price_from'),
          render: ({ price_from: price }) =>
            price === null ? text('products.on_quotation') : formatAmount(price / CENTS),
        },
        { label: text('products.stock'), value: ({ stock }) => stock, isNumber: true },
      ]}
    />
  );
}

function toRow({ reference, name, type, published, variants, price_from: price, stock }: ProductOverview) {
  return {
    reference,
    name,
    type,
    published: published ? 'yes' : 'no',
    variants,
    price_from: price === null ? '' : price / CENTS,
    stock,
  };
}
