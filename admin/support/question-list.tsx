import { Link } from '@mui/material';
import { useLocaleState } from 'ra-core';
import type { ShopRecordOf } from '#shared/contract/shop/shop-records.ts';
import { useMessages } from '#admin/i18n/use-messages.ts';
import { RecordList } from '#admin/lists/record-list.tsx';
import { usePlanNames } from '#admin/records/use-plan-names.ts';
import { useSupportCategories } from './use-support-categories.ts';

type Question = ShopRecordOf<'sav/question'> & { id: number };

/** Questions of after-sales pages in their order. */
export function QuestionList() {
  const text = useMessages();
  const [locale] = useLocaleState();
  const categories = useSupportCategories();
  const planNames = usePlanNames();
  const questionOf = ({ texts: { fr, en } }: Question) =>
    (locale === 'en' ? (en ?? fr) : (fr ?? en))?.question ?? '';
  return (
    <RecordList<Question>
      title={text('support.questions')}
      file="support-questions"
      create={text('support.question_create')}
      perPage={25}
      rowClick="edit"
      columns={[
        {
          label: text('support.question'),
          value: questionOf,
          render: (record) => <Link href={`#/support-questions/${record.id}`}>{questionOf(record)}</Link>,
        },
        {
          label: text('products.category'),
          value: ({ category }) => categories.find(({ id }) => id === category)?.name ?? category,
        },
        { label: text('records.plans'), value: ({ exist_in: ids }) => planNames(ids) },
      ]}
    />
  );
}
