import { Chip, Link } from '@mui/material';
import { useLocaleState } from 'ra-core';
import { SelectInput, TextInput } from 'ra-ui-materialui';
import { PART_STATUSES } from '#shared/contract/shop/part-record.ts';
import type { ShopRecordOf } from '#shared/contract/shop/shop-records.ts';
import { useRight } from '#admin/app/rights.ts';
import { useFormats } from '#admin/fields/use-formats.ts';
import { useMessages } from '#admin/i18n/use-messages.ts';
import { RecordList } from '#admin/lists/record-list.tsx';
import { useFamilies } from './use-families.ts';

type Part = ShopRecordOf<'part'> & { id: number };

const CENTS = 100;

/** Spare parts and accessories by reference. */
export function PartList() {
  const text = useMessages();
  const [locale] = useLocaleState();
  const { formatAmount } = useFormats();
  const families = useFamilies();
  const isWriter = useRight('write_parts');
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
    <RecordList<Part>
      title={text('parts.title')}
      file="parts"
      filters={filters}
      create={isWriter ? text('parts.create') : undefined}
      empty={false}
      perPage={25}
      rowClick="edit"
      toRow={toRow}
      columns={[
        {
          label: text('products.reference'),
          render: ({ id, reference }) => <Link href={`#/parts/${id}`}>{reference}</Link>,
          isWhole: true,
        },
        {
          label: text('products.name'),
          value: ({ name }) => (locale === 'en' ? name.en : name.fr),
        },
        {
          label: text('parts.family'),
          value: ({ family }) => families.find(({ id }) => id === family)?.name ?? family,
        },
        {
          label: text('parts.status'),
          render: ({ status }) => (
            <Chip size="small" variant="outlined" label={text(`parts.status.${status}`)} />
          ),
        },
        { label: text('products.stock'), value: ({ stock }) => stock, isNumber: true },
        {
          label: text('parts.price'),
          render: ({ price }) => formatAmount(price / CENTS),
          isNumber: true,
        },
      ]}
    />
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
