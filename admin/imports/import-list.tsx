import { DataTable, Empty, FunctionField, List } from 'ra-ui-materialui';
import type { ImportRun } from '#shared/contract/import-run.ts';
import { TimeField } from '#admin/fields/time-field.tsx';
import { useMessages } from '#admin/i18n/use-messages.ts';
import { ImportFindings } from './import-findings.tsx';

/** Imports of the shop and of lists, the latest first, with what was wrong in their files. */
export function ImportList() {
  const text = useMessages();
  return (
    <List title={text('imports.title')} exporter={false} empty={<Empty hasCreate={false} />}>
      <DataTable<ImportRun>
        bulkActionButtons={false}
        expand={<ImportFindings />}
        isRowExpandable={({ findings }) => findings.length > 0}
        rowClick="expand"
      >
        <DataTable.Col label={text('imports.ended_at')} disableSort>
          <TimeField source="ended_at" />
        </DataTable.Col>
        <DataTable.Col label={text('imports.source')} disableSort>
          <FunctionField<ImportRun> render={({ source }) => text(`imports.source.${source}`)} />
        </DataTable.Col>
        <DataTable.Col source="name" label={text('imports.name')} disableSort />
        <DataTable.Col label={text('imports.result')} disableSort>
          <FunctionField<ImportRun>
            render={({ errors, changed }) =>
              errors > 0
                ? text('imports.refused', { count: errors })
                : text('imports.written', { count: changed })
            }
          />
        </DataTable.Col>
        <DataTable.NumberCol source="warnings" label={text('imports.warnings')} disableSort />
      </DataTable>
    </List>
  );
}
