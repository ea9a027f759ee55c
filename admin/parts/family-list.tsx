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
import { useGetList, useLocaleState, useRequireAccess } from 'ra-core';
import { Title } from 'ra-ui-materialui';
import { useMessages } from '#admin/i18n/use-messages.ts';
import { MoveButtons } from '#admin/records/move-buttons.tsx';
import { byPosition } from '#admin/records/placed.ts';
import { useMove } from '#admin/records/use-move.ts';
import type { Family } from './use-families.ts';

const ALL = { pagination: { page: 1, perPage: 1000 } };

/** Families of parts in their order, which move up and down. */
export function FamilyList() {
  const text = useMessages();
  useRequireAccess({ resource: 'part-families', action: 'list' });
  const [locale] = useLocaleState();
  const { data } = useGetList<Family>('part-families', ALL);
  const move = useMove<Family>('part-families');
  const families = (data ?? []).toSorted(byPosition);
  const nameOf = ({ name }: Family) => (locale === 'en' ? name.en : name.fr);
  return (
    <Card sx={{ mt: 2, overflowX: 'auto' }}>
      <Title title={text('parts.families')} />
      <Typography sx={{ m: 2 }}>{text('parts.families_help')}</Typography>
      <Button component="a" href="#/part-families/create" sx={{ m: 1 }}>
        {text('parts.family_create')}
      </Button>
      <Table size="small">
        <TableHead>
          <TableRow>
            <TableCell>{text('products.name')}</TableCell>
            <TableCell sx={WIDE_ONLY}>{text('products.key')}</TableCell>
            <TableCell>{text('records.order')}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {families.map((family) => (
            <TableRow key={family.id}>
              <TableCell>
                <Link href={`#/part-families/${family.id}`}>{nameOf(family)}</Link>
              </TableCell>
              <TableCell sx={WIDE_ONLY}>{family.code}</TableCell>
              <TableCell sx={{ whiteSpace: 'nowrap' }}>
                <MoveButtons name={nameOf(family)} record={family} siblings={families} move={move} />
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Card>
  );
}

/** Phones have room for the name and its buttons. */
const WIDE_ONLY = { display: { xs: 'none', sm: 'table-cell' } };
