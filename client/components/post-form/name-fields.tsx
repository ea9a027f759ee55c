import { RadioGroup } from '#client/ui/radio-group/radio-group.tsx';
import { TextField } from '#client/ui/text-field/text-field.tsx';
import type { Civility } from '#shared/contract/reference-data.ts';
import type { ErrorMessages } from './error-message.ts';
import { useFormFields } from './form-fields.ts';
import styles from './name-fields.module.css';

type NameFieldsProps = {
  labels: { civility: string; firstname: string; lastname: string };
  civilities: readonly Pick<Civility, 'code' | 'label'>[];
  errorMessages?: ErrorMessages;
};

export function NameFields({ labels, civilities, errorMessages }: NameFieldsProps) {
  const field = useFormFields(errorMessages);
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
      <PlainNameFields labels={labels} {...(errorMessages && { errorMessages })} />
    </>
  );
}

export function PlainNameFields({
  labels,
  errorMessages,
}: {
  labels: { firstname: string; lastname: string };
  errorMessages?: ErrorMessages;
}) {
  const field = useFormFields(errorMessages);
  return (
    <div className={styles.pair}>
      <TextField {...field('firstname', labels.firstname)} autoComplete="given-name" maxLength={120} />
      <TextField {...field('lastname', labels.lastname)} autoComplete="family-name" maxLength={120} />
    </div>
  );
}
