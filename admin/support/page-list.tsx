import { Link } from '@mui/material';
import type { RecordOf } from '#shared/contract/records.ts';
import { useMessages } from '#admin/i18n/use-messages.ts';
import { RecordList } from '#admin/lists/record-list.tsx';
import { usePlanNames } from '#admin/records/use-plan-names.ts';
import { useSupportCategories } from './use-support-categories.ts';

type SupportPage = RecordOf<'sav'> & { id: number };

/** After-sales pages in the language of the operator. */
export function PageList() {
  const text = useMessages();
  const categories = useSupportCategories();
  const planNames = usePlanNames();
  return (
    <RecordList<SupportPage>
      title={text('support.pages')}
      file="support-pages"
      create={text('support.page_create')}
      rowClick="edit"
      columns={[
        {
          label: text('support.title'),
          value: ({ title }) => title,
          render: ({ id, title }) => <Link href={`#/support-pages/${id}`}>{title}</Link>,
        },
        {
          label: text('products.category'),
          value: ({ category }) => categories.find(({ id }) => id === category)?.name ?? category,
        },
        { label: text('support.steps'), value: ({ steps }) => steps.length },
        { label: text('records.plans'), value: ({ exist_in: ids }) => planNames(ids) },
      ]}
    />
  );
}
