import { ArrayInput, NumberInput, SimpleFormIterator, type NumberInputProps } from 'ra-ui-materialui';
import { required } from 'ra-core';
import { PlainInput } from '#admin/fields/plain-input.tsx';
import { ReferencePicker } from '#admin/fields/reference-picker.tsx';
import { useMessages } from '#admin/i18n/use-messages.ts';

const PERCENT = 100;
/** Stored fractions have four decimals. */
const DECIMALS = 100;

/** The numbered parts of a drawing. */
export function DrawingRows({ selected }: { selected: number | undefined }) {
  const text = useMessages();
  const marked = selected === undefined ? {} : { [`& > ul > li:nth-of-type(${selected + 1})`]: MARKED };
  return (
    <ArrayInput source="parts" label={text('drawings.parts')} sx={{ mt: 0 }}>
      <SimpleFormIterator inline fullWidth disableReordering disableClear sx={{ ...ROWS, ...marked }}>
        <PlainInput
          size="small"
          source="number"
          label={text('drawings.number')}
          helperText={false}
          validate={required()}
        />
        <ReferencePicker size="small" source="part" kind="part" label={text('drawings.part')} isRequired />
        <NumberInput
          source="quantity"
          label={text('parts.quantity')}
          defaultValue={1}
          min={1}
          helperText={false}
        />
        <PercentInput source="x" label={text('drawings.x')} />
        <PercentInput source="y" label={text('drawings.y')} />
        <PercentInput source="r" label={text('drawings.r')} />
      </SimpleFormIterator>
    </ArrayInput>
  );
}

/** A fraction that is typed in percent. */
function PercentInput(props: NumberInputProps) {
  return (
    <NumberInput
      min={0}
      max={PERCENT}
      step={0.5}
      format={toPercent}
      parse={toFraction}
      helperText={false}
      {...props}
    />
  );
}

function toPercent(fraction: unknown): number | string {
  return typeof fraction === 'number' ? Math.round(fraction * PERCENT * DECIMALS) / DECIMALS : '';
}

function toFraction(typed: string | number): number | null {
  return typed === '' ? null : Math.round(Number(typed) * DECIMALS) / (PERCENT * DECIMALS);
}

const MARKED = { bgcolor: 'action.selected' };

/** Number and part stand above the other fields. */
const ROWS = {
  width: '100%',
  '& .RaSimpleFormIterator-form': {
    display: 'grid',
    columnGap: 1,
    gridTemplateColumns: { xs: 'repeat(3, minmax(0, 1fr))', sm: 'repeat(4, minmax(0, 1fr))' },
    '& > :nth-of-type(2)': { gridColumn: { xs: 'span 2', sm: 'span 3' } },
  },
};
