import { Alert, Box } from '@mui/material';
import { useFormContext, useWatch } from 'react-hook-form';
import type { ShopRecordOf } from '#shared/contract/shop/shop-records.ts';
import { PictureStage } from '#admin/fields/picture-stage.tsx';
import { useMessages } from '#admin/i18n/use-messages.ts';
import { movePoint, placePoint, type Point } from './drawing-records.ts';

type Row = Partial<ShopRecordOf<'eclate'>['parts'][number]>;

/** Address of media on this host. */
const MEDIA = '/media/';

/** The picture with its numbered points. A click or the arrow keys place that of the selected row. */
export function DrawingPicture({ selected }: { selected: number | undefined }) {
  const text = useMessages();
  const { setValue } = useFormContext();
  const image: unknown = useWatch({ name: 'image' });
  const rows = (useWatch({ name: 'parts' }) ?? []) as Row[];
  const row = selected === undefined ? undefined : rows[selected];
  const place = (point: Point) => {
    for (const [name, value] of Object.entries(point))
      setValue(`parts.${selected}.${name}`, value, { shouldDirty: true });
  };
  if (typeof image !== 'string' || image === '')
    return <Alert severity="info">{text('drawings.no_picture')}</Alert>;
  return (
    <PictureStage
      src={`${MEDIA}${image}`}
      label={row ? text('drawings.place', { number: row.number ?? '' }) : text('drawings.picture')}
      describedBy="drawing-help"
      isActive={row !== undefined}
      onPlace={({ x, y }) => row && place(placePoint(row, x, y))}
      onMove={(by) => row && place(movePoint(row, by))}
    >
      {() => rows.map((each, index) => <PointMark key={index} row={each} isSelected={index === selected} />)}
    </PictureStage>
  );
}

function PointMark({ row: { number, x, y }, isSelected }: { row: Row; isSelected: boolean }) {
  if (typeof x !== 'number' || typeof y !== 'number') return null;
  return (
    <Box
      aria-hidden
      data-selected={isSelected || undefined}
      sx={{ ...MARK, left: `${x * 100}%`, top: `${y * 100}%`, ...(isSelected && CHOSEN) }}
    >
      {isSelected ? number : figureOf(number ?? '')}
    </Box>
  );
}

/** Variants of a part, such as 5a and 5b, have one place. */
function figureOf(number: string): string {
  return /^\d+/.exec(number)?.[0] ?? number;
}

const MARK = {
  position: 'absolute',
  transform: 'translate(-50%, -50%)',
  minWidth: 26,
  height: 26,
  px: 0.5,
  lineHeight: '24px',
  borderRadius: 13,
  border: '1px solid',
  borderColor: 'text.primary',
  bgcolor: '#ffffff',
  color: 'text.primary',
  fontSize: 13,
  textAlign: 'center',
  pointerEvents: 'none',
};

const CHOSEN = { bgcolor: 'text.primary', color: '#ffffff', zIndex: 1 };
