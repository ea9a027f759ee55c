import {
  FormControl,
  FormControlLabel,
  FormLabel,
  Radio,
  RadioGroup,
  TextField,
  Typography,
} from '@mui/material';
import { useId } from 'react';
import { useController } from 'react-hook-form';
import { DRAFT_DAY } from '#shared/domain/draft-day.ts';
import { useFormats } from '#admin/fields/use-formats.ts';
import { useMessages } from '#admin/i18n/use-messages.ts';
import { publicationOf, todayInParis } from './publication.ts';

const MODES = ['draft', 'dated', 'undated'] as const;
type Mode = (typeof MODES)[number];

/** Draft, published from a day, or published without one, with the consequence in words. */
export function PublicationInput() {
  const text = useMessages();
  const { day } = useFormats();
  const labelId = useId();
  const { field, fieldState } = useController<{ published_at: string | null }>({ name: 'published_at' });
  const { value } = field;
  const mode: Mode = value === null ? 'undated' : value === DRAFT_DAY ? 'draft' : 'dated';
  const choose = (next: string) =>
    field.onChange(next === 'draft' ? DRAFT_DAY : next === 'undated' ? null : todayInParis());
  const isDay = typeof value === 'string' && !Number.isNaN(Date.parse(value));
  return (
    <FormControl>
      <FormLabel id={labelId}>{text('pages.publication')}</FormLabel>
      <RadioGroup row aria-labelledby={labelId} value={mode} onChange={(_event, next) => choose(next)}>
        {MODES.map((one) => (
          <FormControlLabel key={one} value={one} control={<Radio />} label={text(`pages.mode.${one}`)} />
        ))}
      </RadioGroup>
      {mode === 'dated' && (
        <TextField
          type="date"
          label={text('pages.day')}
          value={value ?? ''}
          onChange={({ target }) => field.onChange(target.value)}
          onBlur={field.onBlur}
          error={fieldState.invalid}
          helperText={fieldState.error?.message}
          slotProps={{ inputLabel: { shrink: true } }}
          sx={{ maxWidth: 260 }}
        />
      )}
      <Typography role="status" variant="body2" color="text.secondary">
        {(mode !== 'dated' || isDay) &&
          text(`pages.state_about.${publicationOf(value)}`, { day: value && isDay ? day(value) : '' })}
      </Typography>
    </FormControl>
  );
}
