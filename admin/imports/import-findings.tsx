import { Box, Table, TableBody, TableCell, TableHead, TableRow, Typography } from '@mui/material';
import { useRecordContext } from 'ra-core';
import type { ImportRun } from '#shared/contract/import-run.ts';
import { useMessages } from '#admin/i18n/use-messages.ts';

/** On phones the list of imports is wider than the window; its findings stay within it. */
const IN_WINDOW = {
  position: 'sticky',
  left: 0,
  maxWidth: 'calc(100vw - 3rem)',
  overflowWrap: 'anywhere',
};

/** Errors and warnings of an import, each with its place in the files. */
export function ImportFindings() {
  const text = useMessages();
  const run = useRecordContext<ImportRun>();
  if (!run) return null;
  const { findings } = run;
  const hidden = run.errors + run.warnings - findings.length;
  return (
    <Box sx={IN_WINDOW}>
      <Table size="small" aria-label={text('imports.findings')}>
        <TableHead>
          <TableRow>
            <TableCell>{text('imports.place')}</TableCell>
            <TableCell>{text('imports.severity')}</TableCell>
            <TableCell>{text('imports.reason')}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {findings.map(({ place, severity, text: reason }) => (
            <TableRow key={`${place} ${reason}`}>
              <TableCell component="th" scope="row">
                {place}
              </TableCell>
              <TableCell>{text(`imports.severity.${severity}`)}</TableCell>
              <TableCell>{reason}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
      {hidden > 0 && <Typography>{text('imports.more', { count: hidden })}</Typography>}
    </Box>
  );
}
