import { Link } from '@mui/material';
import { useLocaleState } from 'ra-core';
import { CreateButton, DataTable, FunctionField, List, TopToolbar } from 'ra-ui-materialui';
import type { ShopRecordOf } from '#shared/contract/shop/shop-records.ts';
import { useMessages } from '#admin/i18n/use-messages.ts';
import { useSupportCategories } from './use-support-categories.ts';

type Fault = ShopRecordOf<'sav/fault'> & { id: number };

/** Faults of appliances in their order. */
export function FaultList() {
  const text = useMessages();
  const [locale] = useLocaleState();
  const categories = useSupportCategories();
  const titleOf = ({ texts: { fr, en } }: Fault) => (locale === 'en' ? (en ?? fr) : (fr ?? en))?.title;
  return (
    <List title={text('support.faults')} actions={<FaultActions />} exporter={false} perPage={25}>
      <DataTable<Fault> bulkActionButtons={false} rowClick="edit">
        <DataTable.Col label={text('support.title')} disableSort>
          <FunctionField<Fault>
            render={(record) => <Link href={`#/support-faults/${record.id}`}>{titleOf(record)}</Link>}
          />
        </DataTable.Col>
        <DataTable.Col source="code" label={text('support.fault_code')} disableSort />
        <DataTable.Col label={text('products.category')} disableSort>
          <FunctionField<Fault>
            render={({ family }) => categories.find(({ id }) => id === family)?.name ?? family}
          />
        </DataTable.Col>
        <DataTable.Col label={text('support.end')} disableSort>
          <FunctionField<Fault> render={({ end }) => text(`support.end.${end}`)} />
        </DataTable.Col>
      </DataTable>
    </List>
  );
}

function FaultActions() {
  return (
    <TopToolbar>
      <CreateButton label={useMessages()('support.fault_create')} />
    </TopToolbar>
  );
}
