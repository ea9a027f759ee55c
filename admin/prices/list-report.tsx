import {
  Alert,
  Button,
  List,
  ListItem,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableRow,
  Typography,
} from '@mui/material';
import type { VariantListReport } from '#shared/contract/shop/catalogue-desk.ts';
import { useFormats } from '#admin/fields/use-formats.ts';
import { useMessages } from '#admin/i18n/use-messages.ts';

const CENTS = 100;

type Values = VariantListReport['changes'][number]['before'];
type Props = {
  name: string;
  table: 'prices' | 'stock';
  report: VariantListReport;
  isPending: boolean;
  onApply: () => void;
};

/** Outcome of a table: errors by line, or what it changes, with the button that writes it. */
export function ListReport({ name, table, report, isPending, onApply }: Props) {
  const text = useMessages();
  const { applied, changed, changes, findings } = report;
  const hasErrors = findings.some(({ severity }) => severity === 'error');
  return (
    <>
      <Alert severity={hasErrors ? 'error' : applied ? 'success' : 'info'}>
        {text(titleOf(report, hasErrors), { name, count: changed })}
      </Alert>
      {findings.length > 0 && (
        <List dense aria-label={text('prices.findings')}>
          {findings.map(({ place, severity, text: reason }, index) => (
            <ListItem key={`${place} ${index}`}>
              {text(`prices.finding.${severity}`, { place, reason })}
            </ListItem>
          ))}
        </List>
      )}
      {!applied && changes.length > 0 && (
        <>
          <Table size="small" aria-label={text('prices.changes')} sx={{ maxWidth: 720 }}>
            <TableHead>
              <TableRow>
                <TableCell>{text('products.reference')}</TableCell>
                <TableCell>{text('log.before')}</TableCell>
                <TableCell>{text('log.after')}</TableCell>
              </TableRow>
            </TableHead>
            <TableBody>
              {changes.map(({ reference, before, after }) => (
                <TableRow key={reference}>
                  <TableCell component="th" scope="row">
                    {reference}
                  </TableCell>
                  <ValuesCell table={table} values={before} />
                  <ValuesCell table={table} values={after} />
                </TableRow>
              ))}
            </TableBody>
          </Table>
          {changed > changes.length && (
            <Typography variant="body2">
              {text('prices.rest', { count: changed - changes.length })}
            </Typography>
          )}
          <Button variant="contained" sx={{ mt: 2 }} onClick={onApply} disabled={isPending}>
            {text('prices.apply', { count: changed })}
          </Button>
        </>
      )}
    </>
  );
}

function titleOf({ applied, changed }: VariantListReport, hasErrors: boolean) {
  if (hasErrors) return 'prices.report.errors';
  if (applied) return 'prices.report.applied';
  return changed === 0 ? 'prices.report.nothing' : 'prices.report.ready';
}

function ValuesCell({
  table,
  values: { price, eco, stock, next_arrival: arrival, low_stock: threshold, others },
}: {
  table: 'prices' | 'stock';
  values: Values;
}) {
  const text = useMessages();
  const { formatAmount, day } = useFormats();
  if (table === 'stock')
    return (
      <TableCell>
        {arrival === null ? stock : text('prices.stock_until', { stock, day: day(arrival) })}
        {threshold !== null && <div>{text('prices.threshold', { count: threshold })}</div>}
      </TableCell>
    );
  const amount = price === null ? text('products.on_quotation') : formatAmount(price / CENTS);
  return <TableCell>{text('prices.values', { amount, eco: formatAmount(eco / CENTS), others })}</TableCell>;
}
