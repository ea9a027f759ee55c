import { RadioGroup } from '#client/ui/radio-group/radio-group.tsx';
import { TextField } from '#client/ui/text-field/text-field.tsx';
import type { Civility } from '#shared/contract/reference-data.ts';
import type { FaultTexts } from './fault-text.ts';
import { useFormFields } from './form-fields.ts';
import styles from './name-fields.module.css';

type NameFieldsProps = {
  labels: { civility: string; firstname: string; lastname: string };
  civilities: readonly Pick<Civility, 'code' | 'label'>[];
  faultTexts?: FaultTexts;
};

export function NameFields({ labels, civilities, faultTexts }: NameFieldsProps) {
  const field = useFormFields(faultTexts);
  const civility = field('civility', labels.civility);
  return (
    <>
      <RadioGroup
        id={civility.id}
        legend={civility.label}
        name="civility"
        defaultValue={civility.defaultValue ?? ''}
        error={civility.error}
        look="cells"
        options={civilities.map(({ code, label }) => ({ value: code, label }))}
      />
      <PlainNameFields labels={labels} {...(faultTexts && { faultTexts })} />
    </>
  );
}

export function PlainNameFields({
  labels,
  faultTexts,
}: {
  labels: { firstname: string; lastname: string };
  faultTexts?: FaultTexts;
}) {
  const field = useFormFields(faultTexts);
  return (
    <div className={styles.pair}>
      <TextField {...field('firstname', labels.firstname)} autoComplete="given-name" maxLength={120} />
      <TextField {...field('lastname', labels.lastname)} autoComplete="family-name" maxLength={120} />
    </div>
  );
}
