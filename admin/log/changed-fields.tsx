import { Table, TableBody, TableCell, TableHead, TableRow } from '@mui/material';
import { useRecordContext } from 'ra-core';
import type { OperatorChange } from '#shared/contract/operator-log.ts';
import { useMessages } from '#admin/i18n/use-messages.ts';

/** Changed fields of a write, before and after, a row each. */
export function ChangedFields() {
  const text = useMessages();
  const change = useRecordContext<OperatorChange>();
  if (!change) return null;
  const before = change.before ?? {};
  const after = change.after ?? {};
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  return (
    <Table size="small">
      <TableHead>
        <TableRow>
          <TableCell>{text('log.field')}</TableCell>
          <TableCell>{text('log.before')}</TableCell>
          <TableCell>{text('log.after')}</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {names.map((name) => (
          <TableRow key={name}>
            <TableCell component="th" scope="row">
              {name}
            </TableCell>
            <TableCell sx={VALUE}>{print(before[name], text('log.none'))}</TableCell>
            <TableCell sx={VALUE}>{print(after[name], text('log.none'))}</TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}

const VALUE = { whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', verticalAlign: 'top' };

/** Texts as they are, other values as indented JSON. */
function print(value: unknown, none: string): string {
  if (value === undefined || value === null) return none;
  return typeof value === 'string' ? value : JSON.stringify(value, null, 2);
}
