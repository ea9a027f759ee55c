import { Alert, Button, FormControl, Grid, TextField } from '@mui/material';
import { useInput } from 'ra-core';
import { useFormContext, useWatch } from 'react-hook-form';
import { brandColours, type BrandColours } from '#shared/contract/brand.ts';
import { STANDARD_COLOURS } from '#shared/domain/brand-colours.ts';
import { findWeakContrasts } from '#shared/domain/contrast.ts';
import { useMessages } from '#admin/i18n/use-messages.ts';

const NAMES = Object.keys(STANDARD_COLOURS) as (keyof BrandColours)[];

/** Own colours of the brand, or the standard ones; pairs that are hard to read are named. */
export function ColourInputs() {
  const text = useMessages();
  const { setValue } = useFormContext();
  const colours: unknown = useWatch({ name: 'brand.colours' });
  const set = (value: BrandColours | null) =>
    setValue('brand.colours', value, { shouldDirty: true, shouldTouch: true });
  if (!colours)
    return (
      <Button variant="outlined" onClick={() => set(STANDARD_COLOURS)}>
        {text('shop.colours.choose')}
      </Button>
    );
  const written = brandColours.safeParse(colours);
  return (
    <fieldset>
      <legend>{text('shop.colours')}</legend>
      <Grid container spacing={2}>
        {NAMES.map((name) => (
          <Grid key={name} size={{ xs: 12, sm: 6 }}>
            <ColourInput name={name} />
          </Grid>
        ))}
      </Grid>
      <div role="status">
        {written.success &&
          findWeakContrasts(written.data).map(({ field, text: colour, ground, ratio }) => (
            <Alert key={`${field} ${colour} ${ground}`} severity="warning" sx={{ mt: 1 }}>
              {text('shop.colours.weak', {
                name: text(`shop.colour.${field}`),
                colour,
                ground,
                ratio: ratio.toFixed(1),
              })}
            </Alert>
          ))}
      </div>
      <Button onClick={() => set(null)}>{text('shop.colours.standard')}</Button>
    </fieldset>
  );
}

/** A colour as it is picked, beside its code. */
function ColourInput({ name }: { name: keyof BrandColours }) {
  const text = useMessages();
  const { field } = useInput({ source: `brand.colours.${name}`, validate: findColourError });
  const label = text(`shop.colour.${name}`);
  const isWrong = findColourError(field.value) !== undefined;
  const write = (value: string) => field.onChange(value.trim().toLowerCase());
  return (
    <FormControl sx={{ flexDirection: 'row', gap: 1, alignItems: 'center' }}>
      <input
        type="color"
        aria-label={text('shop.colours.pick', { name: label })}
        value={isWrong ? '#000000' : String(field.value)}
        onChange={(event) => write(event.target.value)}
        style={{ width: 44, height: 44, flex: 'none' }}
      />
      <TextField
        label={label}
        value={String(field.value ?? '')}
        error={isWrong}
        helperText={isWrong ? text('shop.colours.code_help') : undefined}
        onChange={(event) => write(event.target.value)}
        onBlur={field.onBlur}
      />
    </FormControl>
  );
}

/** Error of a colour that is not `#rrggbb`; `undefined` for a right one. */
function findColourError(value: unknown): string | undefined {
  return brandColours.shape.ink.safeParse(value).success ? undefined : 'invalid';
}
