import { Chip, Link } from '@mui/material';
import { useRecordContext } from 'ra-core';
import {
  CreateButton,
  DataTable,
  FunctionField,
  List,
  SelectInput,
  TextInput,
  TopToolbar,
} from 'ra-ui-materialui';
import { useRight } from '#admin/app/rights.ts';
import { AmountField } from '#admin/fields/amount-field.tsx';
import { SmallPicture } from '#admin/fields/small-picture.tsx';
import { useMessages } from '#admin/i18n/use-messages.ts';
import { ExportButton } from '#admin/records/export-button.tsx';
import type { ProductOverview } from './operator-types.ts';
import { useVocabulary } from './use-vocabulary.ts';

const CENTS = 100;

/** Products of every sales plan, with what is for sale. */
export function ProductList() {
  const text = useMessages();
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
    <List title={text('products.title')} filters={filters} actions={<ListActions />} exporter={false}>
      <DataTable<ProductOverview> bulkActionButtons={false} rowClick="edit">
        <DataTable.Col label={text('products.picture')} disableSort>
          <Thumbnail />
        </DataTable.Col>
        <DataTable.Col label={text('products.name')} disableSort>
          <FunctionField<ProductOverview>
            render={({ id, name }) => <Link href={`#/products/${id}`}>{name}</Link>}
          />
        </DataTable.Col>
        <DataTable.Col source="reference" label={text('products.reference')} disableSort />
        <DataTable.Col label={text('products.type')} disableSort>
          <FunctionField<ProductOverview>
            render={({ type }) => types.find(({ id }) => id === type)?.name ?? type}
          />
        </DataTable.Col>
        <DataTable.Col label={text('products.state')} disableSort>
          <FunctionField<ProductOverview>
            render={({ published }) => (
              <Chip size="small" variant="outlined" label={text(`products.published.${published}`)} />
            )}
          />
        </DataTable.Col>
        <DataTable.NumberCol source="variants" label={text('products.variants')} disableSort />
        <DataTable.Col label={text('products.price_from')} disableSort>
          <AmountField source="price_from" empty={text('products.on_quotation')} />
        </DataTable.Col>
        <DataTable.NumberCol source="stock" label={text('products.stock')} disableSort />
      </DataTable>
    </List>
  );
}

function ListActions() {
  const text = useMessages();
  const isWriter = useRight('write_products');
  return (
    <TopToolbar>
      {isWriter && <CreateButton label={text('products.create')} />}
      <ExportButton file="products.csv" toRow={toRow} />
    </TopToolbar>
  );
}

function Thumbnail() {
  const product = useRecordContext<ProductOverview>();
  return <SmallPicture picture={product?.picture ?? null} />;
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
