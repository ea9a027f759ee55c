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
import type { RecordOf } from '#shared/contract/records.ts';
import { SmallPicture } from '#admin/fields/small-picture.tsx';
import { useMessages } from '#admin/i18n/use-messages.ts';
import { useVocabulary } from '#admin/products/use-vocabulary.ts';
import { MoveButtons } from '#admin/records/move-buttons.tsx';
import { PlanNames } from '#admin/records/plan-names.tsx';
import { byPosition } from '#admin/records/placed.ts';
import { useMove } from '#admin/records/use-move.ts';

type Slide = RecordOf<'slider'> & { id: number };

const ALL = { pagination: { page: 1, perPage: 1000 } };

/** Slides of the home page in their order, which move up and down. */
export function SlideList() {
  const text = useMessages();
  useRequireAccess({ resource: 'slides', action: 'list' });
  const { data } = useGetList<Slide>('slides', ALL);
  const { scenes } = useVocabulary();
  const move = useMove<Slide>('slides');
  const slides = (data ?? []).toSorted(byPosition);
  return (
    <Card sx={{ mt: 2, overflowX: 'auto' }}>
      <Title title={text('slides.title')} />
      <Typography sx={{ m: 2 }}>{text('slides.help')}</Typography>
      <Button component="a" href="#/slides/create" sx={{ m: 1 }}>
        {text('slides.create')}
      </Button>
      <Table size="small">
        <TableHead>
          <TableRow>
            <TableCell sx={WIDE_ONLY}>{text('products.picture')}</TableCell>
            <TableCell>{text('slides.name')}</TableCell>
            <TableCell sx={WIDE_ONLY}>{text('records.plans')}</TableCell>
            <TableCell>{text('records.order')}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {slides.map((slide) => (
            <TableRow key={slide.id}>
              <TableCell sx={WIDE_ONLY}>
                <SmallPicture picture={scenes.find(({ id }) => id === slide.scene)?.picture ?? null} />
              </TableCell>
              <TableCell>
                <Link href={`#/slides/${slide.id}`}>{slide.title}</Link>
              </TableCell>
              <TableCell sx={WIDE_ONLY}>
                <PlanNames ids={slide.exist_in} />
              </TableCell>
              <TableCell sx={{ whiteSpace: 'nowrap' }}>
                <MoveButtons name={slide.title} record={slide} siblings={slides} move={move} />
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Card>
  );
}

/** Phones have room for the title and its buttons. */
const WIDE_ONLY = { display: { xs: 'none', sm: 'table-cell' } };
