import type { MouseEvent, ReactNode } from 'react';
import { usePageForm } from '#client/app/forms/form-context.ts';
import { useTranslations } from '#client/app/intl/use-translations.ts';
import { Banner } from '#client/ui/banner/banner.tsx';
import { WHOLE_FORM } from '#shared/form-state.ts';
import { errorMessage, type ErrorMessages } from './error-message.ts';
import { fieldId } from './form-fields.ts';
import { LoginLink } from './login-link.tsx';
import styles from './post-form.module.css';

type FormErrorsProps = {
  /** Labels of the shown controls, in page order: the summary links only to these. */
  labels: Readonly<Record<string, string>>;
  /** Labels of fields edited elsewhere, which are named without a link. */
  elsewhere?: Readonly<Record<string, string>> | undefined;
  errorMessages?: ErrorMessages | undefined;
  /** Remedies for errors of the whole form, by code. */
  remedies?: Readonly<Record<string, ReactNode>> | undefined;
  title?: string | undefined;
  details?: ReactNode;
};

/** Summary of a refused form: the error of the whole form, then a link to each invalid field. */
export function FormErrors({ labels, elsewhere, errorMessages, remedies, title, details }: FormErrorsProps) {
  const { state } = usePageForm();
  const text = useTranslations();
  if (!state || Object.keys(state.errors).length === 0) return null;
  const { errors, retryAfter } = state;
  const known = { ...elsewhere, ...labels };
  const names = Object.keys(known).filter((name) => name !== WHOLE_FORM && errors[name] !== undefined);
  const formError = findFormError(errors, known);
  const messageOf = (name: string) =>
    errorMessage(text, errorMessages, {
      name,
      label: known[name] ?? name,
      code: errors[name] ?? '',
      retryAfter,
    });
  return (
    // A response to a form starts at its errors, also without scripts.
    // oxlint-disable-next-line jsx-a11y/no-autofocus
    <div className={styles.errors} tabIndex={-1} autoFocus data-form-errors>
      <Banner
        tone="error"
        title={
          formError === undefined
            ? text('forms.faults_title', { count: names.length })
            : (title ?? text('forms.not_sent'))
        }
      >
        {formError !== undefined && (
          <p>
            {errorMessage(text, errorMessages, { name: WHOLE_FORM, label: '', code: formError, retryAfter })}
          </p>
        )}
        {formError !== undefined && remedies?.[formError]}
        {formError === 'session_over' && <LoginLink />}
        {names.length > 0 && (
          <ul>
            {names.map((name) => (
              <li key={name}>
                {labels[name] === undefined ? (
                  messageOf(name)
                ) : (
                  <a href={`#${fieldId(name)}`} onClick={goTo}>
                    {messageOf(name)}
                  </a>
                )}
              </li>
            ))}
          </ul>
        )}
        {details}
      </Banner>
    </div>
  );
}

/** An error of an unknown field is shown as an error of the whole form. */
function findFormError(
  errors: Readonly<Record<string, string>>,
  known: FormErrorsProps['labels'],
): string | undefined {
  const isUnknown = Object.keys(errors).some((name) => known[name] === undefined);
  return errors[WHOLE_FORM] ?? (isUnknown ? 'invalid' : undefined);
}

const FOCUSABLE = 'input:not([type="hidden"], :disabled), select, textarea, button, a[href]';

/** Focuses the control, opens a `<details>` around it, and keeps its label visible. */
function goTo(event: MouseEvent<HTMLAnchorElement>): void {
  const field = document.getElementById(event.currentTarget.hash.slice(1));
  if (!field) return;
  event.preventDefault();
  field.closest('details')?.setAttribute('open', '');
  field.focus({ preventScroll: true });
  if (document.activeElement !== field)
    field.querySelector<HTMLElement>(FOCUSABLE)?.focus({ preventScroll: true });
  field.scrollIntoView({ block: 'center' });
}
