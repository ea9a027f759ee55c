import { ArrowRight } from 'lucide';
import { useHref } from '#client/app/page/page-context.ts';
import { useTranslations } from '#client/app/intl/use-translations.ts';
import { ACCOUNT_ERRORS } from '#client/components/account/account-errors.ts';
import { EntryFrame } from '#client/components/account/entry-frame.tsx';
import { useFormFields } from '#client/components/post-form/form-fields.ts';
import { PostForm } from '#client/components/post-form/post-form.tsx';
import { SubmitButton } from '#client/components/post-form/submit-button.tsx';
import { LinkArrow } from '#client/ui/link-arrow/link-arrow.tsx';
import { TextField } from '#client/ui/text-field/text-field.tsx';
import type { ForgotPasswordData } from './forgot-password-load.ts';

/** Requests an email with a password reset link (RT-21). */
export function Page({ data: { isSent } }: { data: ForgotPasswordData }) {
  const text = useTranslations();
  const href = useHref();
  if (isSent) {
    return (
      <EntryFrame title={text('account.forgot_sent_heading')} lead={text('account.forgot_sent_lead')}>
        <p>{text('account.forgot_sent_hint')}</p>
        <p>
          <LinkArrow href={href('forgot-password')}>{text('account.forgot_again')}</LinkArrow>
        </p>
        <p>
          <LinkArrow href={href('login')}>{text('account.back_to_login')}</LinkArrow>
        </p>
      </EntryFrame>
    );
  }
  return (
    <EntryFrame title={text('account.forgot_title')} lead={text('account.forgot_lead')}>
      <ForgotForm />
      <p>
        <LinkArrow href={href('login')}>{text('account.back_to_login')}</LinkArrow>
      </p>
    </EntryFrame>
  );
}

function ForgotForm() {
  const text = useTranslations();
  const field = useFormFields(ACCOUNT_ERRORS);
  const labels = { email: text('account.email') };
  return (
    <PostForm labels={labels} errorMessages={ACCOUNT_ERRORS}>
      <TextField
        {...field('email', labels.email)}
        type="email"
        inputMode="email"
        autoComplete="username"
        maxLength={254}
      />
      <SubmitButton icon={ArrowRight}>{text('account.forgot_send')}</SubmitButton>
    </PostForm>
  );
}
