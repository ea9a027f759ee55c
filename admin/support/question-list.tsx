import { Link } from '@mui/material';
import { useLocaleState } from 'ra-core';
import { CreateButton, DataTable, FunctionField, List, TopToolbar } from 'ra-ui-materialui';
import type { ShopRecordOf } from '#shared/contract/shop/shop-records.ts';
import { useMessages } from '#admin/i18n/use-messages.ts';
import { PlanNames } from '#admin/records/plan-names.tsx';
import { useSupportCategories } from './use-support-categories.ts';

type Question = ShopRecordOf<'sav/question'> & { id: number };

/** Questions of after-sales pages in their order. */
export function QuestionList() {
  const text = useMessages();
  const [locale] = useLocaleState();
  const categories = useSupportCategories();
  const questionOf = ({ texts: { fr, en } }: Question) =>
    (locale === 'en' ? (en ?? fr) : (fr ?? en))?.question;
  return (
    <List title={text('support.questions')} actions={<QuestionActions />} exporter={false} perPage={25}>
      <DataTable<Question> bulkActionButtons={false} rowClick="edit">
        <DataTable.Col label={text('support.question')} disableSort>
          <FunctionField<Question>
            render={(record) => <Link href={`#/support-questions/${record.id}`}>{questionOf(record)}</Link>}
          />
        </DataTable.Col>
        <DataTable.Col label={text('products.category')} disableSort>
          <FunctionField<Question>
            render={({ category }) => categories.find(({ id }) => id === category)?.name ?? category}
          />
        </DataTable.Col>
        <DataTable.Col label={text('records.plans')} disableSort>
          <FunctionField<Question> render={({ exist_in: ids }) => <PlanNames ids={ids} />} />
        </DataTable.Col>
      </DataTable>
    </List>
  );
}

function QuestionActions() {
  return (
    <TopToolbar>
      <CreateButton label={useMessages()('support.question_create')} />
    </TopToolbar>
  );
}
