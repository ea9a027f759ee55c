import { Chip, Link } from '@mui/material';
import { useLocaleState } from 'ra-core';
import {
  CreateButton,
  DataTable,
  FunctionField,
  List,
  SelectInput,
  TextInput,
  TopToolbar,
} from 'ra-ui-materialui';
import { PART_STATUSES } from '#shared/contract/shop/part-record.ts';
import type { ShopRecordOf } from '#shared/contract/shop/shop-records.ts';
import { useRight } from '#admin/app/rights.ts';
import { AmountField } from '#admin/fields/amount-field.tsx';
import { useMessages } from '#admin/i18n/use-messages.ts';
import { ExportButton } from '#admin/records/export-button.tsx';
import { useFamilies } from './use-families.ts';

type Part = ShopRecordOf<'part'> & { id: number };

const CENTS = 100;

/** Spare parts and accessories by reference. */
export function PartList() {
  const text = useMessages();
  const [locale] = useLocaleState();
  const families = useFamilies();
  const filters = [
    <TextInput key="q" source="q" type="search" label={text('parts.search')} alwaysOn />,
    <SelectInput key="family" source="family" label={text('parts.family')} choices={families} alwaysOn />,
    <SelectInput
      key="status"
      source="status"
      label={text('parts.status')}
      choices={PART_STATUSES.map((id) => ({ id, name: text(`parts.status.${id}`) }))}
      alwaysOn
    />,
  ];
  return (
    <List
      title={text('parts.title')}
      filters={filters}
      actions={<ListActions />}
      exporter={false}
      empty={false}
      perPage={25}
    >
      <DataTable<Part> bulkActionButtons={false} rowClick="edit">
        <DataTable.Col label={text('products.reference')} disableSort sx={{ whiteSpace: 'nowrap' }}>
          <FunctionField<Part>
            render={({ id, reference }) => <Link href={`#/parts/${id}`}>{reference}</Link>}
          />
        </DataTable.Col>
        <DataTable.Col label={text('products.name')} disableSort>
          <FunctionField<Part> render={({ name }) => (locale === 'en' ? name.en : name.fr)} />
        </DataTable.Col>
        <DataTable.Col label={text('parts.family')} disableSort>
          <FunctionField<Part>
            render={({ family }) => families.find(({ id }) => id === family)?.name ?? family}
          />
        </DataTable.Col>
        <DataTable.Col label={text('parts.status')} disableSort>
          <FunctionField<Part>
            render={({ status }) => (
              <Chip size="small" variant="outlined" label={text(`parts.status.${status}`)} />
            )}
          />
        </DataTable.Col>
        <DataTable.NumberCol source="stock" label={text('products.stock')} disableSort />
        <DataTable.Col label={text('parts.price')} disableSort align="right">
          <AmountField source="price" empty="" />
        </DataTable.Col>
      </DataTable>
    </List>
  );
}

function ListActions() {
  const text = useMessages();
  const isWriter = useRight('write_parts');
  return (
    <TopToolbar>
      {isWriter && <CreateButton label={text('parts.create')} />}
      <ExportButton file="parts.csv" toRow={toRow} />
    </TopToolbar>
  );
}

function toRow({ name, price, eco, old_references: former, products, ...part }: Part) {
  return {
    reference: part.reference,
    'name.fr': name.fr,
    'name.en': name.en,
    kind: part.kind,
    family: part.family,
    ean: part.ean,
    price: price / CENTS,
    eco: eco / CENTS,
    weight: part.weight,
    stock: part.stock,
    status: part.status,
    delay: part.delay,
    old_references: former.join(' '),
    replaced_by: part.replaced_by ?? '',
    products: products.map(({ product }) => product).join(' '),
  };
}
