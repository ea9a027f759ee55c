import { TextInput } from 'ra-ui-materialui';
import type { OperatorChange } from '#shared/contract/operator-log.ts';
import { useFormats } from '#admin/fields/use-formats.ts';
import { useMessages } from '#admin/i18n/use-messages.ts';
import { RecordList } from '#admin/lists/record-list.tsx';
import { ChangedFields } from './changed-fields.tsx';

/** Changes with their operator, before and after, the latest first. */
export function ChangeList() {
  const text = useMessages();
  const { time } = useFormats();
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
    <RecordList<OperatorChange>
      title={text('log.title')}
      file="log"
      filters={filters}
      expand={<ChangedFields />}
      rowClick="expand"
      columns={[
        { label: text('log.at'), value: ({ at }) => at, render: ({ at }) => time(at) },
        {
          label: text('log.operator'),
          value: ({ operator }) => operator.name || text(`log.kind.${operator.kind}`),
        },
        { label: text('log.operation'), value: ({ operation }) => operation },
        { label: text('log.record'), value: ({ record }) => record ?? '' },
        { label: text('log.address'), value: ({ address }) => address ?? '' },
      ]}
    />
  );
}
