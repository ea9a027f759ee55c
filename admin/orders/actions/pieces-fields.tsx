import { Alert, Button, Table, TableBody, TableCell, TableHead, TableRow, TextField } from '@mui/material';
import type { MouseEvent } from 'react';
import type { Submission } from '#admin/fields/use-submit.ts';
import { useMessages } from '#admin/i18n/use-messages.ts';
import { fieldOf, type AvailableLine } from './pieces.ts';

/** A number of pieces a line. `isWhole`: all available ones at first, else none. */
export function PiecesFields({
  lines,
  submission,
  isWhole = false,
}: {
  lines: readonly AvailableLine[];
  submission: Submission;
  isWhole?: boolean;
}) {
  const text = useMessages();
  const open = lines.filter(({ available }) => available > 0);
  const isMissing = submission.fields['lines'] !== undefined;
  return (
    <div>
      {isMissing && <Alert severity="error">{text('orders.choose_pieces')}</Alert>}
      <Table size="small">
        <TableHead>
          <TableRow>
            <TableCell>{text('orders.article')}</TableCell>
            <TableCell align="right">{text('orders.pieces')}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {open.map(({ id, reference, name, available }) => (
            <TableRow key={id}>
              <TableCell component="th" scope="row">
                {name}
                <br />
                {reference}
                <br />
                {text('orders.available', { available })}
              </TableCell>
              <TableCell align="right">
                <TextField
                  id={fieldOf(id)}
                  name={fieldOf(id)}
                  type="number"
                  size="small"
                  defaultValue={isWhole ? available : ''}
                  error={submission.fields[fieldOf(id)] !== undefined}
                  helperText={submission.fields[fieldOf(id)]}
                  slotProps={{
                    htmlInput: { min: 0, max: available, 'aria-label': text('orders.pieces_of', { name }) },
                  }}
                  sx={{ width: 112 }}
                />
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
      {!isWhole && <Button onClick={fillAll}>{text('orders.all_pieces')}</Button>}
    </div>
  );
}

/** Fills in all available pieces. */
function fillAll({ currentTarget }: MouseEvent<HTMLButtonElement>): void {
  const fields = currentTarget.form?.querySelectorAll<HTMLInputElement>('input[name^="line-"]') ?? [];
  for (const field of fields) field.value = field.max;
}
