import { Stack, TextField } from '@mui/material';
import type { FocalPoint } from '#shared/domain/picture-frame.ts';
import { useMessages } from '#admin/i18n/use-messages.ts';
import { CENTRE, placePoint } from './crop-point.ts';

const PERCENT = 100;
const SIDES = ['x', 'y'] as const;

type Props = { focus: FocalPoint | null; onChange: (focus: FocalPoint) => void };

/** The crop point in percent of the picture, for those who do not point. */
export function CropFields({ focus, onChange }: Props) {
  const text = useMessages();
  return (
    <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2}>
      {SIDES.map((side) => (
        <TextField
          key={side}
          type="number"
          label={text(`products.crop_${side}`)}
          value={focus ? Number((focus[side] * PERCENT).toFixed(2)) : ''}
          onChange={({ target }) => {
            if (target.value !== '')
              onChange(placePoint({ ...(focus ?? CENTRE), [side]: Number(target.value) / PERCENT }));
          }}
          slotProps={{ htmlInput: { min: 0, max: PERCENT, step: 1 } }}
        />
      ))}
    </Stack>
  );
}
