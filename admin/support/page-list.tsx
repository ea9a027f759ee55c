import { Link } from '@mui/material';
import { CreateButton, DataTable, FunctionField, List, TopToolbar } from 'ra-ui-materialui';
import type { RecordOf } from '#shared/contract/records.ts';
import { useMessages } from '#admin/i18n/use-messages.ts';
import { PlanNames } from '#admin/records/plan-names.tsx';
import { useSupportCategories } from './use-support-categories.ts';

type SupportPage = RecordOf<'sav'> & { id: number };

/** After-sales pages in the language of the operator. */
export function PageList() {
  const text = useMessages();
  const categories = useSupportCategories();
  return (
    <List title={text('support.pages')} actions={<PageActions />} exporter={false}>
      <DataTable<SupportPage> bulkActionButtons={false} rowClick="edit">
        <DataTable.Col label={text('support.title')} disableSort>
          <FunctionField<SupportPage>
            render={({ id, title }) => <Link href={`#/support-pages/${id}`}>{title}</Link>}
          />
        </DataTable.Col>
        <DataTable.Col label={text('products.category')} disableSort>
          <FunctionField<SupportPage>
            render={({ category }) => categories.find(({ id }) => id === category)?.name ?? category}
          />
        </DataTable.Col>
        <DataTable.Col label={text('support.steps')} disableSort>
          <FunctionField<SupportPage> render={({ steps }) => steps.length} />
        </DataTable.Col>
        <DataTable.Col label={text('records.plans')} disableSort>
          <FunctionField<SupportPage> render={({ exist_in: ids }) => <PlanNames ids={ids} />} />
        </DataTable.Col>
      </DataTable>
    </List>
  );
}

function PageActions() {
  return (
    <TopToolbar>
      <CreateButton label={useMessages()('support.page_create')} />
    </TopToolbar>
  );
}
