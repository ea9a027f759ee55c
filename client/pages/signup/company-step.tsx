import { usePageForm } from '#client/app/forms/form-context.ts';
import { useTranslations } from '#client/app/intl/use-translations.ts';
import { useFormFields } from '#client/components/post-form/form-fields.ts';
import { TextField } from '#client/ui/text-field/text-field.tsx';
import { SIGNUP_ERRORS } from './signup-labels.ts';
import styles from './signup-form.module.css';
import { FILLED_FIELD } from './signup-steps.ts';

export function CompanyStep() {
  const text = useTranslations();
  const { state } = usePageForm();
  const field = useFormFields(SIGNUP_ERRORS);
  const isFilled = state?.values[FILLED_FIELD]?.[0] !== undefined;
  return (
    <>
      <p className={styles.note}>{text(isFilled ? 'signup.company_found' : 'signup.company_not_found')}</p>
      <TextField {...field('company', text('signup.company'))} autoComplete="organization" maxLength={120} />
      <TextField
        {...field('address_1', text('signup.address_1'))}
        autoComplete="address-line1"
        maxLength={120}
      />
      <TextField
        {...field('address_2', text('signup.address_2'))}
        optional={text('forms.optional')}
        autoComplete="address-line2"
        maxLength={120}
      />
      <div className={styles.town}>
        <TextField
          {...field('zipcode', text('signup.zipcode'))}
          inputMode="numeric"
          autoComplete="postal-code"
          maxLength={20}
        />
        <TextField {...field('city', text('signup.city'))} autoComplete="address-level2" maxLength={120} />
      </div>
    </>
  );
}
