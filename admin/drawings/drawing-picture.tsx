import { Alert, Box } from '@mui/material';
import type { KeyboardEvent, MouseEvent } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import type { ShopRecordOf } from '#shared/contract/shop/shop-records.ts';
import { useMessages } from '#admin/i18n/use-messages.ts';
import { movePoint, placePoint, type Point } from './drawing-records.ts';

type Row = Partial<ShopRecordOf<'eclate'>['parts'][number]>;

/** Fractions of the picture by which the arrow keys move a point, slowly with the shift key. */
const STEP = 0.01;
const SMALL_STEP = 0.001;
const DIRECTIONS: Readonly<Record<string, { x: number; y: number }>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};
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
  const click = ({ currentTarget, clientX, clientY }: MouseEvent) => {
    if (!row) return;
    const { left, top, width, height } = currentTarget.getBoundingClientRect();
    place(placePoint(row, (clientX - left) / width, (clientY - top) / height));
  };
  const press = (event: KeyboardEvent) => {
    const direction = DIRECTIONS[event.key];
    if (!row || !direction) return;
    event.preventDefault();
    const step = event.shiftKey ? SMALL_STEP : STEP;
    place(movePoint(row, { x: direction.x * step, y: direction.y * step }));
  };
  if (typeof image !== 'string' || image === '')
    return <Alert severity="info">{text('drawings.no_picture')}</Alert>;
  return (
    <Box
      role="application"
      tabIndex={0}
      aria-label={row ? text('drawings.place', { number: row.number ?? '' }) : text('drawings.picture')}
      aria-describedby="drawing-help"
      onClick={click}
      onKeyDown={press}
      sx={{ ...STAGE, ...(row && { cursor: 'crosshair' }) }}
    >
      <Box component="img" src={`${MEDIA}${image}`} alt="" sx={{ display: 'block', width: '100%' }} />
      {rows.map((each, index) => (
        <PointMark key={index} row={each} isSelected={index === selected} />
      ))}
    </Box>
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

const STAGE = {
  position: 'relative',
  border: 1,
  borderColor: 'divider',
  bgcolor: '#ffffff',
  overflow: 'hidden',
  '&:focus-visible': { outline: '3px solid', outlineOffset: 2 },
};

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
