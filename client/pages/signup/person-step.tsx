import { useTranslations } from '#client/app/intl/use-translations.ts';
import { useFormFields } from '#client/components/post-form/form-fields.ts';
import { NameFields } from '#client/components/post-form/name-fields.tsx';
import { TextField } from '#client/ui/text-field/text-field.tsx';
import type { Civility } from '#shared/contract/reference-data.ts';
import { SIGNUP_ERRORS } from './signup-labels.ts';

export function PersonStep({ civilities }: { civilities: Civility[] }) {
  const text = useTranslations();
  const field = useFormFields(SIGNUP_ERRORS);
  return (
    <>
      <NameFields
        labels={{
          civility: text('signup.civility'),
          firstname: text('signup.firstname'),
          lastname: text('signup.lastname'),
        }}
        civilities={civilities}
        errorMessages={SIGNUP_ERRORS}
      />
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
        hint={text('signup.phone_hint')}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        maxLength={40}
      />
    </>
  );
}
