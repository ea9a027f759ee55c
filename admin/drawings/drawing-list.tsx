import { Link } from '@mui/material';
import { useLocaleState } from 'ra-core';
import { TextInput } from 'ra-ui-materialui';
import type { ShopRecordOf } from '#shared/contract/shop/shop-records.ts';
import { useMessages } from '#admin/i18n/use-messages.ts';
import { RecordList } from '#admin/lists/record-list.tsx';
import { useVocabulary } from '#admin/products/use-vocabulary.ts';

type Drawing = ShopRecordOf<'eclate'> & { id: number };

const MAX_NAMED = 3;

/** Exploded views in their order. */
export function DrawingList() {
  const text = useMessages();
  const [locale] = useLocaleState();
  const { categories } = useVocabulary();
  const filters = [<TextInput key="q" source="q" type="search" label={text('drawings.search')} alwaysOn />];
  const titleOf = ({ title }: Drawing) => (locale === 'en' ? title.en : title.fr);
  return (
    <RecordList<Drawing>
      title={text('drawings.title')}
      file="drawings"
      filters={filters}
      create={text('drawings.create')}
      empty={false}
      perPage={25}
      rowClick="edit"
      columns={[
        {
          label: text('drawings.name'),
          value: titleOf,
          render: (drawing) => <Link href={`#/drawings/${drawing.id}`}>{titleOf(drawing)}</Link>,
        },
        {
          label: text('products.category'),
          value: ({ category }) => categories.find(({ number }) => number === category)?.name ?? '',
        },
        {
          label: text('drawings.products'),
          value: ({ products }) => products.join(', '),
          render: ({ products }) =>
            products.length > MAX_NAMED
              ? text('drawings.products_of', {
                  products: products.slice(0, MAX_NAMED).join(', '),
                  more: products.length - MAX_NAMED,
                })
              : products.join(', '),
        },
        {
          label: text('drawings.years'),
          value: ({ year_from: from, year_to: to }) =>
            to === null ? text('drawings.since', { year: String(from) }) : `${from} – ${to}`,
        },
        { label: text('drawings.parts'), value: ({ parts }) => parts.length, isNumber: true },
      ]}
    />
  );
}
