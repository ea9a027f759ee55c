import { usePageForm } from '#client/app/forms/form-context.ts';
import { usePage } from '#client/app/page/page-context.ts';
import { useTranslations } from '#client/app/intl/use-translations.ts';
import { useFormFields } from '#client/components/post-form/form-fields.ts';
import { LinkArrow } from '#client/ui/link-arrow/link-arrow.tsx';
import { TextField } from '#client/ui/text-field/text-field.tsx';
import { href } from '#routes/href.ts';
import { SIGNUP_ERRORS } from './signup-labels.ts';

export function SiretStep() {
  const text = useTranslations();
  const { site, isEnabled } = usePage();
  const { state } = usePageForm();
  const isUsed = state?.errors['siret'] === 'used';
  return (
    <>
      <TextField
        {...useFormFields(SIGNUP_ERRORS)('siret', text('signup.siret'))}
        hint={text('signup.siret_hint')}
        inputMode="numeric"
        autoComplete="off"
        maxLength={40}
      />
      {isUsed && isEnabled('login') && (
        <p>
          <LinkArrow href={href('login', site)}>{text('signup.login')}</LinkArrow>
        </p>
      )}
    </>
  );
}
