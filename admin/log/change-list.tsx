import { DataTable, FunctionField, List, TextInput } from 'ra-ui-materialui';
import type { OperatorChange } from '#shared/contract/operator-log.ts';
import { TimeField } from '#admin/fields/time-field.tsx';
import { useMessages } from '#admin/i18n/use-messages.ts';
import { ChangedFields } from './changed-fields.tsx';

/** Changes with their operator, before and after, the latest first. */
export function ChangeList() {
  const text = useMessages();
  const filters = [
    <TextInput
      key="record"
      source="record"
      label={text('log.record')}
      helperText={text('log.record_help')}
      alwaysOn
    />,
    <TextInput key="operation" source="operation" label={text('log.operation')} alwaysOn />,
  ];
  return (
    <List title={text('log.title')} filters={filters} exporter={false}>
      <DataTable<OperatorChange> bulkActionButtons={false} expand={<ChangedFields />} rowClick="expand">
        <DataTable.Col label={text('log.at')} disableSort>
          <TimeField source="at" />
        </DataTable.Col>
        <DataTable.Col label={text('log.operator')} disableSort>
          <FunctionField<OperatorChange>
            render={({ operator }) => operator.name || text(`log.kind.${operator.kind}`)}
          />
        </DataTable.Col>
        <DataTable.Col source="operation" label={text('log.operation')} disableSort />
        <DataTable.Col source="record" label={text('log.record')} disableSort />
        <DataTable.Col source="address" label={text('log.address')} disableSort />
      </DataTable>
    </List>
  );
}
