import type { ReactElement, ReactNode } from 'react';
import { useDataProvider, useListContext, type RaRecord } from 'ra-core';
import {
  CreateButton,
  DataTable,
  FilterButton,
  List,
  TopToolbar,
  type DataTableProps,
  type ListProps,
} from 'ra-ui-materialui';
import { contentOf, exportRows, type Column } from './column.ts';
import { ListHead } from './list-head.tsx';
import { ExportButton } from './export-button.tsx';

/** Rows of an export, at most. */
const MAX_ROWS = 5000;

type Shown<Entry extends RaRecord> = Pick<ListProps, 'empty' | 'perPage' | 'disableSyncWithLocation'> &
  Pick<DataTableProps<Entry>, 'rowClick' | 'expand' | 'isRowExpandable'>;

type Props<Entry extends RaRecord> = Shown<Entry> & {
  title: string;
  /** Name of the exported file without its ending. */
  file: string;
  columns: readonly Column<Entry>[];
  /** Row of the export, if it has more than the columns of the screen. */
  toRow?: (entry: Entry) => Record<string, string | number>;
  /** Label of the button that leads to the form of a new record; without it the screen has none. */
  create?: string | undefined;
  filters?: ReactElement<{ alwaysOn?: boolean }>[];
  filterDefaultValues?: Record<string, string>;
  /** Above the table. */
  children?: ReactNode;
};

/** A list of records that is filtered, paged and exported. Filters and page are in the address of the screen. */
export function RecordList<Entry extends RaRecord>({
  title,
  file,
  columns,
  toRow,
  create,
  filters,
  filterDefaultValues,
  children,
  rowClick,
  expand,
  isRowExpandable,
  ...list
}: Props<Entry>) {
  const isFiltered = filters?.some(({ props }) => props.alwaysOn !== true) ?? false;
  const rowsOf = (entries: readonly Entry[]) => (toRow ? entries.map(toRow) : exportRows(columns, entries));
  return (
    <List
      title={title}
      exporter={false}
      actions={
        <TopToolbar>
          {isFiltered && <FilterButton />}
          {create !== undefined && <CreateButton label={create} />}
          <ListExport file={`${file}.csv`} rowsOf={rowsOf} />
        </TopToolbar>
      }
      {...(filters && { filters })}
      {...(filterDefaultValues && { filterDefaultValues })}
      {...list}
    >
      {children}
      <DataTable<Entry>
        bulkActionButtons={false}
        rowClick={rowClick}
        expand={expand}
        head={ListHead}
        isRowExpandable={isRowExpandable}
      >
        {columns.map((column) => (
          <DataTable.Col<Entry>
            key={column.label}
            label={column.label}
            disableSort
            render={(entry) => contentOf(column, entry)}
            {...(column.isNumber && { align: 'right' as const })}
            {...(column.isWhole && { sx: { whiteSpace: 'nowrap' } })}
          />
        ))}
      </DataTable>
    </List>
  );
}

type ExportProps<Entry extends RaRecord> = {
  file: string;
  rowsOf: (entries: readonly Entry[]) => Record<string, string | number>[];
};

/** Exports the records that match the filters of the list. */
function ListExport<Entry extends RaRecord>({ file, rowsOf }: ExportProps<Entry>) {
  const provider = useDataProvider();
  const { resource, filterValues, total = 0 } = useListContext();
  const load = async () => {
    const { data } = await provider.getList<Entry>(resource, {
      filter: filterValues,
      pagination: { page: 1, perPage: Math.min(total, MAX_ROWS) },
    });
    return rowsOf(data);
  };
  return <ExportButton file={file} total={total} load={load} />;
}
