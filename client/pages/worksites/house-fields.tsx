import { usePageForm } from '#client/app/forms/form-context.ts';
import { usePage } from '#client/app/page/page-context.ts';
import { useTranslations } from '#client/app/intl/use-translations.ts';
import { useFormFields } from '#client/components/post-form/form-fields.ts';
import { useInitialValues } from '#client/components/post-form/initial-values.ts';
import { Checkbox } from '#client/ui/checkbox/checkbox.tsx';
import { SelectField } from '#client/ui/select/select-field.tsx';
import { TextField } from '#client/ui/text-field/text-field.tsx';
import { PERIOD_NAMES, WORK_NAMES } from '#shared/domain/heat/building.ts';
import { ALTITUDES } from '#shared/domain/heat/climate.ts';
import { formatFigure } from '#shared/domain/price.ts';
import { useHouseLabels, WORKSITE_ERRORS } from './worksite-labels.ts';
import styles from './worksites.module.css';

export function HouseFields() {
  const text = useTranslations();
  const { locale } = usePage().site;
  const labels = useHouseLabels();
  const field = useFormFields(WORKSITE_ERRORS);
  const initial = useInitialValues();
  const { state } = usePageForm();
  const works = (state?.values ?? initial)['works'] ?? [];
  return (
    <>
      <div className={styles.fields}>
        <TextField {...field('name', labels.name)} maxLength={120} autoComplete="off" />
        <TextField
          {...field('reference', labels.reference)}
          optional={text('forms.optional')}
          hint={text('worksites.reference_hint')}
          maxLength={40}
          autoComplete="off"
        />
        <TextField
          {...field('zipcode', labels.zipcode)}
          inputMode="numeric"
          maxLength={20}
          autoComplete="postal-code"
        />
        <TextField {...field('city', labels.city)} maxLength={120} autoComplete="address-level2" />
        <SelectField
          {...field('built', labels.built)}
          options={PERIOD_NAMES.map((period) => ({ value: period, label: text(`power.built_${period}`) }))}
        />
        <SelectField
          {...field('altitude', labels.altitude)}
          options={ALTITUDES.map(({ upTo }, index) => ({
            value: String(upTo),
            label: text('power.altitude_up_to', {
              least: ALTITUDES[index - 1]?.upTo ?? 0,
              metres: formatFigure(upTo, locale),
            }),
          }))}
        />
      </div>
      <fieldset className={styles.works}>
        <legend>{text('power.works')}</legend>
        {WORK_NAMES.map((work) => (
          <Checkbox key={work} name="works" value={work} defaultChecked={works.includes(work)}>
            {text(`power.works_${work}`)}
          </Checkbox>
        ))}
      </fieldset>
    </>
  );
}
