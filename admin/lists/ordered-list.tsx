import { Button, Card, Table, TableBody, TableCell, TableHead, TableRow, Typography } from '@mui/material';
import { useGetList, useRequireAccess, type RaRecord } from 'ra-core';
import { Title } from 'ra-ui-materialui';
import { useMessages } from '#admin/i18n/use-messages.ts';
import { MoveButtons } from '#admin/records/move-buttons.tsx';
import { byPosition, type Placed } from '#admin/records/placed.ts';
import { useMove } from '#admin/records/use-move.ts';
import { contentOf, exportRows, type Column } from './column.ts';
import { ExportButton } from './export-button.tsx';

const ALL = { pagination: { page: 1, perPage: 1000 } };

type Props<Entry> = {
  /** Resource, also the name of the exported file. */
  resource: string;
  title: string;
  help: string;
  /** Label of the button that leads to the form of a new record. */
  create: string;
  columns: readonly Column<Entry>[];
  /** Name of a record in the names of its buttons. */
  nameOf: (entry: Entry) => string;
};

/** Records in the order in which the site shows them, which move up and down. */
export function OrderedList<Entry extends RaRecord<number> & Placed>({
  resource,
  title,
  help,
  create,
  columns,
  nameOf,
}: Props<Entry>) {
  const text = useMessages();
  useRequireAccess({ resource, action: 'list' });
  const { data } = useGetList<Entry>(resource, ALL);
  const move = useMove<Entry>(resource);
  const entries = (data ?? []).toSorted(byPosition);
  return (
    <Card sx={{ mt: 2, overflowX: 'auto' }}>
      <Title title={title} />
      <Typography sx={{ m: 2 }}>{help}</Typography>
      <Button component="a" href={`#/${resource}/create`} sx={{ m: 1 }}>
        {create}
      </Button>
      <ExportButton
        file={`${resource}.csv`}
        total={entries.length}
        load={() => exportRows(columns, entries)}
      />
      <Table size="small">
        <TableHead>
          <TableRow>
            {columns.map(({ label, isWideOnly }) => (
              <TableCell key={label} sx={isWideOnly ? WIDE_ONLY : {}}>
                {label}
              </TableCell>
            ))}
            <TableCell>{text('records.order')}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {entries.map((entry) => (
            <TableRow key={entry.id}>
              {columns.map((column) => (
                <TableCell key={column.label} sx={column.isWideOnly ? WIDE_ONLY : {}}>
                  {contentOf(column, entry)}
                </TableCell>
              ))}
              <TableCell sx={{ whiteSpace: 'nowrap' }}>
                <MoveButtons name={nameOf(entry)} record={entry} siblings={entries} move={move} />
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Card>
  );
}

/** Phones have room for the name and its buttons. */
const WIDE_ONLY = { display: { xs: 'none', md: 'table-cell' } };
