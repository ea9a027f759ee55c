import { usePage } from '#client/app/page/page-context.ts';
import { useTranslations } from '#client/app/intl/use-translations.ts';
import { Checkbox } from '#client/ui/checkbox/checkbox.tsx';
import { SelectField } from '#client/ui/select/select-field.tsx';
import { TextField } from '#client/ui/text-field/text-field.tsx';
import { PERIOD_NAMES, WORK_NAMES } from '#shared/domain/heat/building.ts';
import { ALTITUDES } from '#shared/domain/heat/climate.ts';
import type { HeatQuery } from '#shared/domain/heat/heat-query.ts';
import { formatFigure } from '#shared/domain/price.ts';
import type { ZipError } from './power-calculator-load.ts';
import styles from './power-calculator-page.module.css';

export function HouseFields({ query, error }: { query: HeatQuery; error: ZipError | null }) {
  const text = useTranslations();
  const { locale } = usePage().site;
  return (
    <fieldset className={styles.house}>
      <legend>{text('power.house')}</legend>
      <div className={styles.fields}>
        <TextField
          label={text('power.zip')}
          hint={text('power.zip_hint')}
          error={error ? text(`power.zip_${error}`) : undefined}
          name="zip"
          inputMode="numeric"
          autoComplete="postal-code"
          maxLength={20}
          aria-required
          defaultValue={query.zip}
        />
        <SelectField
          label={text('power.altitude')}
          name="alt"
          defaultValue={String(query.altitude)}
          options={ALTITUDES.map(({ upTo }, index) => ({
            value: String(upTo),
            label: text('power.altitude_up_to', {
              least: ALTITUDES[index - 1]?.upTo ?? 0,
              metres: formatFigure(upTo, locale),
            }),
          }))}
        />
        <SelectField
          label={text('power.built')}
          name="built"
          defaultValue={query.built}
          options={PERIOD_NAMES.map((period) => ({ value: period, label: text(`power.built_${period}`) }))}
        />
      </div>
      <fieldset className={styles.works}>
        <legend>{text('power.works')}</legend>
        {WORK_NAMES.map((work) => (
          <Checkbox key={work} name="works" value={work} defaultChecked={query.works.includes(work)}>
            {text(`power.works_${work}`)}
          </Checkbox>
        ))}
      </fieldset>
    </fieldset>
  );
}
