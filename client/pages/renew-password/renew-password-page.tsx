import { ArrowRight } from 'lucide';
import { useHref } from '#client/app/page/page-context.ts';
import { useTranslations } from '#client/app/intl/use-translations.ts';
import { ACCOUNT_ERRORS } from '#client/components/account/account-errors.ts';
import { EntryFrame } from '#client/components/account/entry-frame.tsx';
import { NewPasswordFields } from '#client/components/account/new-password-fields.tsx';
import { PostForm } from '#client/components/post-form/post-form.tsx';
import { SubmitButton } from '#client/components/post-form/submit-button.tsx';
import { LinkArrow } from '#client/ui/link-arrow/link-arrow.tsx';
import type { RenewPasswordData } from './renew-password-load.ts';

/** Sets a new password with the token from the email (RT-20). */
export function Page({ data: { hasToken } }: { data: RenewPasswordData }) {
  const text = useTranslations();
  const href = useHref();
  return (
    <EntryFrame
      title={text('account.renew_title')}
      lead={text(hasToken ? 'account.renew_lead' : 'account.renew_no_token')}
    >
      {hasToken && <RenewForm />}
      <p>
        <LinkArrow href={href('forgot-password')}>{text('account.forgot_again')}</LinkArrow>
      </p>
    </EntryFrame>
  );
}

function RenewForm() {
  const text = useTranslations();
  const labels = {
    password: text('account.new_password'),
    password_confirmation: text('account.password_again'),
  };
  return (
    <PostForm labels={labels} errorMessages={ACCOUNT_ERRORS} data-document>
      <NewPasswordFields />
      <SubmitButton icon={ArrowRight}>{text('account.renew_save')}</SubmitButton>
    </PostForm>
  );
}
