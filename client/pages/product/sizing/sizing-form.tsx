import { ArrowRight } from 'lucide';
import { useTranslations } from '#client/app/intl/use-translations.ts';
import { Button } from '#client/ui/button/button.tsx';
import { SelectField } from '#client/ui/select/select-field.tsx';
import { TextField } from '#client/ui/text-field/text-field.tsx';
import { MAX_MAIN_ROOMS, MAX_PEOPLE, type Sizing } from '#shared/domain/sizing/read-sizing.ts';
import { PERIOD_NAMES } from '#shared/domain/heat/building.ts';
import { SIZING_ID } from './sizing-id.ts';
import styles from './sizing.module.css';

type SizingFormProps = { sizing: Sizing; chosen: string | null };

/** The fields of a question. Sends them to the page itself. */
export function SizingForm({ sizing, chosen }: SizingFormProps) {
  const text = useTranslations();
  return (
    <form action={`#${SIZING_ID}`} className={styles.form} data-print="no">
      {chosen && <input type="hidden" name="ref" value={chosen} />}
      <Fields sizing={sizing} />
      <Button type="submit" kind="ink" icon={ArrowRight}>
        {text('sizing.submit')}
      </Button>
    </form>
  );
}

function Fields({ sizing: { question, typed, errors } }: { sizing: Sizing }) {
  const text = useTranslations();
  if (question === 'people' || question === 'rooms') {
    const max = question === 'people' ? MAX_PEOPLE : MAX_MAIN_ROOMS;
    return (
      <SelectField
        label={text(`sizing.${question}`)}
        hint={text(`sizing.${question}_hint`)}
        name={question}
        defaultValue={String(typed[question])}
        options={Array.from({ length: max }, (_none, index) => ({
          value: String(index + 1),
          label: text(`sizing.${question}_count`, { count: index + 1 }),
        }))}
      />
    );
  }
  return (
    <>
      <TextField
        label={text(`sizing.area_${question}`)}
        error={errors.area && text(`sizing.area_${errors.area}_${question}`)}
        name="area"
        inputMode="decimal"
        maxLength={20}
        autoComplete="off"
        aria-required
        defaultValue={typed.area}
      />
      {question === 'room' && (
        <>
          <SelectField
            label={text('sizing.built')}
            name="built"
            defaultValue={typed.built}
            options={PERIOD_NAMES.map((period) => ({ value: period, label: text(`sizing.built_${period}`) }))}
          />
          <TextField
            label={text('sizing.width')}
            optional={text('sizing.optional')}
            error={errors.width && text(`sizing.width_${errors.width}`)}
            name="width"
            inputMode="numeric"
            maxLength={20}
            autoComplete="off"
            defaultValue={typed.width}
          />
        </>
      )}
    </>
  );
}
