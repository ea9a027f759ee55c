import { Link } from '@mui/material';
import { CreateButton, DataTable, FunctionField, List, TopToolbar } from 'ra-ui-materialui';
import type { RecordOf } from '#shared/contract/records.ts';
import { useMessages } from '#admin/i18n/use-messages.ts';

type Tag = RecordOf<'tags'> & { id: number };

/** Tags of pages in the language of the operator. */
export function TagList() {
  const text = useMessages();
  return (
    <List title={text('tags.title')} actions={<TagActions />} exporter={false} perPage={25}>
      <DataTable<Tag> bulkActionButtons={false} rowClick="edit">
        <DataTable.Col label={text('tags.label')} disableSort>
          <FunctionField<Tag> render={({ id, label }) => <Link href={`#/tags/${id}`}>{label}</Link>} />
        </DataTable.Col>
        <DataTable.Col source="code" label={text('products.key')} disableSort />
        <DataTable.Col source="slug" label={text('products.slug')} disableSort />
      </DataTable>
    </List>
  );
}

function TagActions() {
  return (
    <TopToolbar>
      <CreateButton label={useMessages()('tags.create')} />
    </TopToolbar>
  );
}
