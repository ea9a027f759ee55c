import { Box, Table, TableBody, TableCell, TableHead, TableRow, Typography } from '@mui/material';
import type { OperatorToday } from '#shared/contract/operator-today.ts';
import { SectionCard } from '#admin/fields/section-card.tsx';
import { useFormats } from '#admin/fields/use-formats.ts';
import { useMessages } from '#admin/i18n/use-messages.ts';

const WIDTH = 600;
const HEIGHT = 120;
const GAP = 3;

type Props = { sales: OperatorToday['sales'] };

/** Sales by day as bars, with the figures in a table. */
export function SalesPlot({ sales }: Props) {
  const text = useMessages();
  const { formatAmount, day } = useFormats();
  const count = sales.reduce((sum, { orders }) => sum + orders, 0);
  const amount = sales.reduce((sum, { total }) => sum + total, 0);
  const best = Math.max(...sales.map(({ total }) => total));
  const [first, last] = [sales[0], sales.at(-1)];
  return (
    <SectionCard title={text('today.sales')}>
      <Typography>{text('today.sales_total', { count, amount: formatAmount(amount) })}</Typography>
      {best > 0 && (
        <>
          <Bars sales={sales} best={best} />
          <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 2 }}>
            <Typography variant="body2">{day(first?.day ?? '')}</Typography>
            <Typography variant="body2">{text('today.best', { amount: formatAmount(best) })}</Typography>
            <Typography variant="body2">{day(last?.day ?? '')}</Typography>
          </Box>
          <Figures sales={sales} />
        </>
      )}
    </SectionCard>
  );
}

/** The table has the same figures for screen readers. */
function Bars({ sales, best }: Props & { best: number }) {
  const step = WIDTH / sales.length;
  return (
    <Box
      component="svg"
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="none"
      aria-hidden
      sx={{ display: 'block', width: '100%', height: HEIGHT, mt: 2, color: 'primary.main' }}
    >
      {sales.map(({ day, total }, index) => {
        const height = (total / best) * (HEIGHT - 1);
        return (
          <rect
            key={day}
            x={index * step + GAP / 2}
            y={HEIGHT - 1 - height}
            width={step - GAP}
            height={height}
            fill="currentColor"
          />
        );
      })}
      <rect x="0" y={HEIGHT - 1} width={WIDTH} height="1" fill="currentColor" />
    </Box>
  );
}

function Figures({ sales }: Props) {
  const text = useMessages();
  const { formatAmount, day } = useFormats();
  return (
    <Box component="details" sx={{ mt: 1 }}>
      <Box component="summary" sx={{ minHeight: 44, cursor: 'pointer', display: 'list-item', py: 1 }}>
        {text('today.sales_table')}
      </Box>
      <Table size="small">
        <TableHead>
          <TableRow>
            <TableCell>{text('today.day')}</TableCell>
            <TableCell align="right">{text('today.orders')}</TableCell>
            <TableCell align="right">{text('today.total')}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {sales.map((sale) => (
            <TableRow key={sale.day}>
              <TableCell component="th" scope="row">
                {day(sale.day)}
              </TableCell>
              <TableCell align="right">{sale.orders}</TableCell>
              <TableCell align="right">{formatAmount(sale.total)}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Box>
  );
}
