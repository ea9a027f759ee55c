import { Table, TableBody, TableCell, TableHead, TableRow } from '@mui/material';
import { useMessages } from '#admin/i18n/use-messages.ts';

/** Fields with their values before and after, a row each. */
export function ValueChanges({
  changes,
}: {
  changes: readonly { path: string; before: string; after: string }[];
}) {
  const text = useMessages();
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
        {changes.map(({ path, before, after }) => (
          <TableRow key={path}>
            <TableCell component="th" scope="row">
              {path}
            </TableCell>
            <TableCell sx={VALUE}>{before || text('log.none')}</TableCell>
            <TableCell sx={VALUE}>{after || text('log.none')}</TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}

const VALUE = { whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', verticalAlign: 'top' };
