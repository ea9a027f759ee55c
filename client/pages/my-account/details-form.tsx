import { useTranslations } from '#client/app/intl/use-translations.ts';
import { useFormFields } from '#client/components/post-form/form-fields.ts';
import { NameFields } from '#client/components/post-form/name-fields.tsx';
import { InitialValues } from '#client/components/post-form/initial-values.ts';
import { PostForm } from '#client/components/post-form/post-form.tsx';
import { SubmitButton } from '#client/components/post-form/submit-button.tsx';
import { TextField } from '#client/ui/text-field/text-field.tsx';
import type { Customer } from '#shared/contract/customer.ts';
import type { Civility } from '#shared/contract/reference-data.ts';
import { writtenPhone } from '#shared/domain/phone.ts';
import type { FormValues } from '#shared/form-state.ts';
import styles from './account-forms.module.css';
import { CompanyFields } from './company-fields.tsx';
import { FormActions } from './form-actions.tsx';

type DetailsFormProps = { customer: Customer; civilities: Civility[] };

export function DetailsForm({ customer, civilities }: DetailsFormProps) {
  const text = useTranslations();
  const { company } = customer;
  const labels = {
    civility: text('account.civility'),
    firstname: text('account.firstname'),
    lastname: text('account.lastname'),
    phone: text('account.phone'),
    ...(company && { company: text('account.company_name') }),
  };
  return (
    <InitialValues value={toValues(customer)}>
      <PostForm labels={labels} className={styles.form ?? ''}>
        <input type="hidden" name="intent" value="details" />
        <PersonFields civilities={civilities} isPhoneOptional={company === null} />
        {company && <CompanyFields siret={company.siret} />}
        <FormActions back={text('account.cancel')}>
          <SubmitButton>{text('account.save')}</SubmitButton>
        </FormActions>
      </PostForm>
    </InitialValues>
  );
}

type PersonFieldsProps = { civilities: Civility[]; isPhoneOptional: boolean };

function PersonFields({ civilities, isPhoneOptional }: PersonFieldsProps) {
  const text = useTranslations();
  const field = useFormFields();
  return (
    <>
      <NameFields
        labels={{
          civility: text('account.civility'),
          firstname: text('account.firstname'),
          lastname: text('account.lastname'),
        }}
        civilities={civilities}
      />
      <TextField
        {...field('phone', text('account.phone'))}
        hint={text('account.phone_hint')}
        {...(isPhoneOptional && { optional: text('forms.optional') })}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        maxLength={40}
      />
    </>
  );
}

function toValues({ civility, firstname, lastname, phone, company }: Customer): FormValues {
  return {
    civility: [civility],
    firstname: [firstname],
    lastname: [lastname],
    phone: [phone === null ? '' : writtenPhone(phone)],
    company: [company?.name ?? ''],
  };
}
