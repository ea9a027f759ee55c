import { Empty } from 'ra-ui-materialui';
import type { ImportRun } from '#shared/contract/import-run.ts';
import { useFormats } from '#admin/fields/use-formats.ts';
import { useMessages } from '#admin/i18n/use-messages.ts';
import { RecordList } from '#admin/lists/record-list.tsx';
import { ImportFindings } from './import-findings.tsx';

/** Imports of the shop and of lists, the latest first, with what was wrong in their files. */
export function ImportList() {
  const text = useMessages();
  const { time } = useFormats();
  return (
    <RecordList<ImportRun>
      title={text('imports.title')}
      file="imports"
      empty={<Empty hasCreate={false} />}
      expand={<ImportFindings />}
      isRowExpandable={({ findings }) => findings.length > 0}
      rowClick="expand"
      columns={[
        {
          label: text('imports.ended_at'),
          value: ({ ended_at: at }) => at,
          render: ({ ended_at: at }) => time(at),
        },
        { label: text('imports.source'), value: ({ source }) => text(`imports.source.${source}`) },
        { label: text('imports.name'), value: ({ name }) => name },
        {
          label: text('imports.result'),
          value: ({ errors, changed }) =>
            errors > 0
              ? text('imports.refused', { count: errors })
              : text('imports.written', { count: changed }),
        },
        { label: text('imports.warnings'), value: ({ warnings }) => warnings, isNumber: true },
      ]}
    />
  );
}
