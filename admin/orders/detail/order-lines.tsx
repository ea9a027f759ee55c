import { Table, TableBody, TableCell, TableContainer, TableHead, TableRow } from '@mui/material';
import type { OperatorOrder } from '#shared/contract/fulfilment.ts';
import { SectionCard } from '#admin/fields/section-card.tsx';
import { useFormats } from '#admin/fields/use-formats.ts';
import { useMessages } from '#admin/i18n/use-messages.ts';

const QUANTITIES = ['ordered', 'open', 'shipped', 'cancelled', 'returned', 'credited'] as const;

/** Lines with their quantities. Ordered is the sum of open, shipped and cancelled. */
export function OrderLines({ order: { lines } }: { order: OperatorOrder }) {
  const text = useMessages();
  const { formatAmount } = useFormats();
  return (
    <SectionCard title={text('orders.lines')}>
      <TableContainer tabIndex={0} role="region" aria-label={text('orders.lines')}>
        <Table size="small">
          <TableHead>
            <TableRow>
              <TableCell>{text('orders.article')}</TableCell>
              {QUANTITIES.map((name) => (
                <TableCell key={name} align="right">
                  {text(`orders.quantity.${name}`)}
                </TableCell>
              ))}
              <TableCell align="right">{text('orders.unit_price')}</TableCell>
              <TableCell align="right">{text('orders.line_total')}</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {lines.map((line) => (
              <TableRow key={line.id}>
                <TableCell component="th" scope="row" sx={{ minWidth: 180 }}>
                  {line.name}
                  <br />
                  {line.reference}
                </TableCell>
                {QUANTITIES.map((name) => (
                  <TableCell key={name} align="right">
                    {line[name]}
                  </TableCell>
                ))}
                <TableCell align="right" sx={AMOUNT}>
                  {formatAmount(line.unit_without_tax)}
                </TableCell>
                <TableCell align="right" sx={AMOUNT}>
                  {formatAmount(line.total_without_tax)}
                </TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </TableContainer>
    </SectionCard>
  );
}

const AMOUNT = { whiteSpace: 'nowrap' };
