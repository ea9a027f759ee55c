import { ArrowRight } from 'lucide';
import { useEffect, useState } from 'react';
import { island } from '#client/app/parts/island.tsx';
import { usePageForm } from '#client/app/forms/form-context.ts';
import { useTranslations } from '#client/app/intl/use-translations.ts';
import { useFormFields } from '#client/components/post-form/form-fields.ts';
import { PostForm } from '#client/components/post-form/post-form.tsx';
import { SubmitButton } from '#client/components/post-form/submit-button.tsx';
import type { ErrorMessages } from '#client/components/post-form/error-message.ts';
import { BusyButton } from '#client/ui/button/busy-button.tsx';
import { TextField } from '#client/ui/text-field/text-field.tsx';
import { RESEND_AFTER_MS, SHOWN_FIELD } from './read-resend.ts';
import styles from './resend-form.module.css';

const ERROR_MESSAGES: ErrorMessages = { 'form.too_soon': 'signup.resend_too_soon' };

type ResendFormProps = {
  /** Server time of the page; without it there is no wait. */
  shownAt?: number;
};

/** Requests the confirmation link again, at most once a minute; the button counts down. */
export const ResendForm = island(ResendFormContent);

function ResendFormContent({ shownAt }: ResendFormProps) {
  const text = useTranslations();
  const label = text('signup.email');
  return (
    <PostForm labels={{ email: label }} errorMessages={ERROR_MESSAGES} className={styles.resend}>
      <EmailField label={label} />
      {shownAt === undefined ? (
        <SubmitButton icon={ArrowRight}>{text('signup.resend')}</SubmitButton>
      ) : (
        <WaitingButton key={shownAt} shownAt={shownAt} />
      )}
    </PostForm>
  );
}

function EmailField({ label }: { label: string }) {
  return (
    <TextField
      {...useFormFields(ERROR_MESSAGES)('email', label)}
      type="email"
      inputMode="email"
      autoComplete="email"
      maxLength={254}
    />
  );
}

/** Without scripts the button is enabled, and the page's action rejects a submission that is too early. */
function WaitingButton({ shownAt }: { shownAt: number }) {
  const text = useTranslations();
  const { isSending } = usePageForm();
  const [seconds, setSeconds] = useState(0);
  const [since, setSince] = useState(shownAt);
  useEffect(() => {
    // Uses this browser's clock, because the server's may differ.
    const start = Date.now();
    setSince(start);
    const count = () => setSeconds(Math.max(0, Math.ceil((start + RESEND_AFTER_MS - Date.now()) / 1000)));
    count();
    const timer = setInterval(count, 1000);
    return () => clearInterval(timer);
  }, []);
  return (
    <>
      <input type="hidden" name={SHOWN_FIELD} value={since} />
      {seconds > 0 && !isSending ? (
        <BusyButton type="submit" kind="secondary" busy={text('signup.resend_in', { seconds })}>
          {text('signup.resend')}
        </BusyButton>
      ) : (
        <SubmitButton kind="secondary" icon={ArrowRight}>
          {text('signup.resend')}
        </SubmitButton>
      )}
    </>
  );
}
