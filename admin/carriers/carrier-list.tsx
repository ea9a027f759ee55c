import {
  Button,
  Card,
  Link,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableRow,
  Typography,
} from '@mui/material';
import { useGetList, useRequireAccess } from 'ra-core';
import { Title } from 'ra-ui-materialui';
import { useFormats } from '#admin/fields/use-formats.ts';
import { useMessages } from '#admin/i18n/use-messages.ts';
import { MoveButtons } from '#admin/records/move-buttons.tsx';
import { byPosition } from '#admin/records/placed.ts';
import { useMove } from '#admin/records/use-move.ts';
import { priceRange } from './carrier-records.ts';
import type { StoredCarrier } from './use-carriers.ts';

const CENTS = 100;
const ALL = { pagination: { page: 1, perPage: 100 } };

/** Carriers in the order in which the site offers them, with their days and prices. */
export function CarrierList() {
  const text = useMessages();
  useRequireAccess({ resource: 'carriers', action: 'list' });
  const { formatAmount } = useFormats();
  const { data } = useGetList<StoredCarrier>('carriers', ALL);
  const move = useMove<StoredCarrier>('carriers');
  const carriers = (data ?? []).toSorted(byPosition);
  const pricesOf = ({ rates }: StoredCarrier) => {
    const { lowest, highest } = priceRange(rates);
    const [from, to] = [formatAmount(lowest / CENTS), formatAmount(highest / CENTS)];
    return lowest === highest ? from : text('carriers.price_range', { from, to });
  };
  return (
    <Card sx={{ mt: 2, overflowX: 'auto' }}>
      <Title title={text('carriers.title')} />
      <Typography sx={{ m: 2 }}>{text('carriers.help')}</Typography>
      <Button component="a" href="#/carriers/create" sx={{ m: 1 }}>
        {text('carriers.create')}
      </Button>
      <Table size="small">
        <TableHead>
          <TableRow>
            <TableCell>{text('products.name')}</TableCell>
            <TableCell sx={WIDE_ONLY}>{text('carriers.technical_name')}</TableCell>
            <TableCell sx={WIDE_ONLY}>{text('carriers.days')}</TableCell>
            <TableCell>{text('carriers.price')}</TableCell>
            <TableCell>{text('records.order')}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {carriers.map((carrier) => (
            <TableRow key={carrier.id}>
              <TableCell>
                <Link href={`#/carriers/${carrier.id}`}>{carrier.name}</Link>
              </TableCell>
              <TableCell sx={WIDE_ONLY}>{carrier.technical_name}</TableCell>
              <TableCell sx={WIDE_ONLY}>{carrier.days}</TableCell>
              <TableCell>{pricesOf(carrier)}</TableCell>
              <TableCell sx={{ whiteSpace: 'nowrap' }}>
                <MoveButtons name={carrier.name} record={carrier} siblings={carriers} move={move} />
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Card>
  );
}

/** Phones have room for name, prices and buttons. */
const WIDE_ONLY = { display: { xs: 'none', md: 'table-cell' } };
