import { Stack } from '@mui/material';
import { SelectInput } from 'ra-ui-materialui';
import { useMessages } from '#admin/i18n/use-messages.ts';

const STEPS = Array.from({ length: 11 }, (_, index) => ({ id: index * 10, name: `${index * 10}\u00a0%` }));

/** The point of a slide's picture that crops leave in sight: in wide windows, or in narrow ones. */
export function FocusInput({ part }: { part: 'wide' | 'narrow' }) {
  const text = useMessages();
  return (
    <Stack direction="row" spacing={2}>
      <SelectInput
        source={`focus.${part}.x`}
        label={text(`slides.focus_${part}_x`)}
        helperText={text('slides.focus_x_help')}
        choices={STEPS}
      />
      <SelectInput
        source={`focus.${part}.y`}
        label={text(`slides.focus_${part}_y`)}
        helperText={text('slides.focus_y_help')}
        choices={STEPS}
      />
    </Stack>
  );
}
