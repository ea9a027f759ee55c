import { useText } from '#client/app/use-text.ts';
import { useFormFields } from '#client/components/post-form/form-fields.ts';
import { RadioGroup } from '#client/ui/radio-group/radio-group.tsx';
import { TextField } from '#client/ui/text-field/text-field.tsx';
import type { Civility } from '#shared/contract/reference-data.ts';
import { SIGNUP_FAULTS } from './signup-labels.ts';
import styles from './signup-form.module.css';

/** Who will log in. */
export function PersonStep({ civilities }: { civilities: Civility[] }) {
  const text = useText();
  const field = useFormFields(SIGNUP_FAULTS);
  const civility = field('civility', text('signup.civility'));
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
      <div className={styles.pair}>
        <TextField
          {...field('firstname', text('signup.firstname'))}
          autoComplete="given-name"
          maxLength={120}
        />
        <TextField
          {...field('lastname', text('signup.lastname'))}
          autoComplete="family-name"
          maxLength={120}
        />
      </div>
      <TextField
        {...field('email', text('signup.email'))}
        hint={text('signup.email_hint')}
        type="email"
        inputMode="email"
        autoComplete="email"
        maxLength={254}
      />
      <TextField
        {...field('phone', text('signup.phone'))}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        maxLength={40}
      />
    </>
  );
}
