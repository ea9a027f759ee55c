import { Link } from '@mui/material';
import { useLocaleState } from 'ra-core';
import { CreateButton, DataTable, FunctionField, List, TextInput, TopToolbar } from 'ra-ui-materialui';
import type { ShopRecordOf } from '#shared/contract/shop/shop-records.ts';
import { useMessages } from '#admin/i18n/use-messages.ts';
import { useVocabulary } from '#admin/products/use-vocabulary.ts';

type Drawing = ShopRecordOf<'eclate'> & { id: number };

const MAX_NAMED = 3;

/** Exploded views in their order. */
export function DrawingList() {
  const text = useMessages();
  const [locale] = useLocaleState();
  const { categories } = useVocabulary();
  const filters = [<TextInput key="q" source="q" type="search" label={text('drawings.search')} alwaysOn />];
  return (
    <List
      title={text('drawings.title')}
      filters={filters}
      actions={<DrawingActions />}
      exporter={false}
      empty={false}
      perPage={25}
    >
      <DataTable<Drawing> bulkActionButtons={false} rowClick="edit">
        <DataTable.Col label={text('drawings.name')} disableSort>
          <FunctionField<Drawing>
            render={({ id, title }) => (
              <Link href={`#/drawings/${id}`}>{locale === 'en' ? title.en : title.fr}</Link>
            )}
          />
        </DataTable.Col>
        <DataTable.Col label={text('products.category')} disableSort>
          <FunctionField<Drawing>
            render={({ category }) => categories.find(({ number }) => number === category)?.name ?? ''}
          />
        </DataTable.Col>
        <DataTable.Col label={text('drawings.products')} disableSort>
          <FunctionField<Drawing>
            render={({ products }) =>
              products.length > MAX_NAMED
                ? text('drawings.products_of', {
                    products: products.slice(0, MAX_NAMED).join(', '),
                    more: products.length - MAX_NAMED,
                  })
                : products.join(', ')
            }
          />
        </DataTable.Col>
        <DataTable.Col label={text('drawings.years')} disableSort>
          <FunctionField<Drawing>
            render={({ year_from: from, year_to: to }) =>
              to === null ? text('drawings.since', { year: String(from) }) : `${from} – ${to}`
            }
          />
        </DataTable.Col>
        <DataTable.Col label={text('drawings.parts')} disableSort align="right">
          <FunctionField<Drawing> render={({ parts }) => parts.length} />
        </DataTable.Col>
      </DataTable>
    </List>
  );
}

function DrawingActions() {
  return (
    <TopToolbar>
      <CreateButton label={useMessages()('drawings.create')} />
    </TopToolbar>
  );
}
