import { Link } from '@mui/material';
import type { ShopRecordOf } from '#shared/contract/shop/shop-records.ts';
import { useMessages } from '#admin/i18n/use-messages.ts';
import { RecordList } from '#admin/lists/record-list.tsx';
import { useSupportCategories } from './use-support-categories.ts';

type Category = ShopRecordOf<'sav/category'> & { id: number };

/** Categories of after-sales pages in their order, each with those above it. */
export function CategoryList() {
  const text = useMessages();
  const categories = useSupportCategories();
  const nameOf = ({ code }: Category) => categories.find(({ id }) => id === code)?.name ?? code;
  return (
    <RecordList<Category>
      title={text('support.categories')}
      file="support-categories"
      create={text('support.category_create')}
      perPage={100}
      rowClick="edit"
      columns={[
        {
          label: text('categories.name'),
          value: nameOf,
          render: (category) => <Link href={`#/support-categories/${category.id}`}>{nameOf(category)}</Link>,
        },
        { label: text('products.key'), value: ({ code }) => code },
      ]}
    />
  );
}
