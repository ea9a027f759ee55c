import { ArrowRight, Mail } from 'lucide';
import { usePageForm } from '#client/app/forms/form-context.ts';
import { useHref, usePage } from '#client/app/page/page-context.ts';
import { useTranslations } from '#client/app/intl/use-translations.ts';
import { ACCOUNT_ERRORS } from '#client/components/account/account-errors.ts';
import { EntryFrame } from '#client/components/account/entry-frame.tsx';
import { SecretField } from '#client/components/account/secret-field.tsx';
import { useFormFields } from '#client/components/post-form/form-fields.ts';
import { PostForm } from '#client/components/post-form/post-form.tsx';
import { SubmitButton } from '#client/components/post-form/submit-button.tsx';
import { Banner } from '#client/ui/banner/banner.tsx';
import { Button } from '#client/ui/button/button.tsx';
import { LinkArrow } from '#client/ui/link-arrow/link-arrow.tsx';
import { TextField } from '#client/ui/text-field/text-field.tsx';
import { WHOLE_FORM } from '#shared/form-state.ts';
import { AccountDeletedNotice } from './account-deleted-notice.tsx';
import { INTENT, RESEND } from './resend-intent.ts';
import type { LoginData } from './login-load.ts';

const NOTICES = {
  'password-renewed': { tone: 'good', text: 'account.password_renewed' },
  'link-resent': { tone: 'good', text: 'account.resent' },
  'session-ended': { tone: 'caution', text: 'account.session_ended' },
} as const;

/** Login of professionals and private customers (RT-11). */
export function Page({ data }: { data: LoginData }) {
  const text = useTranslations();
  const href = useHref();
  if (data.notice === 'account-deleted') return <AccountDeletedNotice />;
  return (
    <EntryFrame
      title={text('account.login_heading')}
      lead={text(data.requested?.isRestricted ? 'account.login_lead_on_the_way' : 'account.login_lead')}
      aside={<WhyAnAccount />}
    >
      {data.notice && (
        <Banner tone={NOTICES[data.notice].tone} spoken={text(NOTICES[data.notice].text)}>
          {text(NOTICES[data.notice].text)}
        </Banner>
      )}
      <LoginForm />
      <ResendLink />
      <p>
        <LinkArrow href={href('forgot-password')}>{text('account.forgot_link')}</LinkArrow>
      </p>
      {data.notice === 'session-ended' && data.requested && !data.requested.isRestricted && (
        <p>
          <LinkArrow href={data.requested.path}>{text('account.continue_logged_out')}</LinkArrow>
        </p>
      )}
    </EntryFrame>
  );
}

/** Submits with a full page load: menu, prices and pages differ after the login. */
function LoginForm() {
  const text = useTranslations();
  const href = useHref();
  const field = useFormFields(ACCOUNT_ERRORS);
  const labels = { email: text('account.email'), password: text('account.password') };
  const forgot = <LinkArrow href={href('forgot-password')}>{text('account.too_many_link')}</LinkArrow>;
  return (
    <PostForm
      labels={labels}
      errorMessages={ACCOUNT_ERRORS}
      remedies={{ too_many: <p>{forgot}</p> }}
      data-document
    >
      <TextField
        {...field('email', labels.email)}
        type="email"
        inputMode="email"
        autoComplete="username"
        maxLength={254}
      />
      <SecretField name="password" label={labels.password} autoComplete="current-password" />
      <SubmitButton icon={ArrowRight}>{text('account.login')}</SubmitButton>
    </PostForm>
  );
}

/** Resends the confirmation email. The storefront identifies the account by the failed login. */
function ResendLink() {
  const text = useTranslations();
  const { state } = usePageForm();
  const { match } = usePage();
  if (state?.errors[WHOLE_FORM] !== 'not_validated_created') return null;
  return (
    <form method="post" action={match.pathname} data-document>
      <input type="hidden" name={INTENT} value={RESEND} />
      <Button type="submit" kind="secondary" icon={Mail}>
        {text('account.resend')}
      </Button>
    </form>
  );
}

function WhyAnAccount() {
  const text = useTranslations();
  const href = useHref();
  const { isEnabled } = usePage();
  return (
    <>
      <h2>{text('account.why_title')}</h2>
      <ul>
        <li>{text('account.why_prices')}</li>
        <li>{text('account.why_documents')}</li>
        <li>{text('account.why_company')}</li>
        <li>{text('account.why_line')}</li>
      </ul>
      {isEnabled('signup') && <LinkArrow href={href('signup')}>{text('account.signup_link')}</LinkArrow>}
    </>
  );
}
