import { Link } from '@mui/material';
import { CreateButton, DataTable, FunctionField, List, TopToolbar } from 'ra-ui-materialui';
import type { ShopRecordOf } from '#shared/contract/shop/shop-records.ts';
import { useMessages } from '#admin/i18n/use-messages.ts';
import { useSupportCategories } from './use-support-categories.ts';

type Category = ShopRecordOf<'sav/category'> & { id: number };

/** Categories of after-sales pages in their order, each with those above it. */
export function CategoryList() {
  const text = useMessages();
  const categories = useSupportCategories();
  return (
    <List title={text('support.categories')} actions={<CategoryActions />} exporter={false} perPage={100}>
      <DataTable<Category> bulkActionButtons={false} rowClick="edit">
        <DataTable.Col label={text('categories.name')} disableSort>
          <FunctionField<Category>
            render={({ id, code }) => (
              <Link href={`#/support-categories/${id}`}>
                {categories.find((category) => category.id === code)?.name ?? code}
              </Link>
            )}
          />
        </DataTable.Col>
        <DataTable.Col source="code" label={text('products.key')} disableSort />
      </DataTable>
    </List>
  );
}

function CategoryActions() {
  return (
    <TopToolbar>
      <CreateButton label={useMessages()('support.category_create')} />
    </TopToolbar>
  );
}
