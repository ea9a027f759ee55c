import { usePageForm } from '#client/app/forms/form-context.ts';
import { useTranslations } from '#client/app/intl/use-translations.ts';
import styles from './ticket-form.module.css';

export const TOKEN_FIELD = 'verification_token';

type HiddenFieldsProps = { formKey: string; startedAt: number };

/** The idempotency key, and bot detection by a hidden field and the time. */
export function HiddenFields({ formKey, startedAt }: HiddenFieldsProps) {
  const { state } = usePageForm();
  const text = useTranslations();
  const sent = (name: string) => state?.values[name]?.[0];
  return (
    <>
      <input type="hidden" name="key" value={sent('key') ?? formKey} />
      <input type="hidden" name="started_at" value={sent('started_at') ?? startedAt} />
      <input type="hidden" name={TOKEN_FIELD} />
      <div className={styles.trap} aria-hidden="true">
        <label>
          {text('ticket.trap')}
          <input name="website" type="text" tabIndex={-1} autoComplete="off" />
        </label>
      </div>
    </>
  );
}
