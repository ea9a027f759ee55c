import type { MouseEvent, ReactNode } from 'react';
import { usePageForm } from '#client/app/forms/form-context.ts';
import { useText } from '#client/app/intl/use-text.ts';
import { Banner } from '#client/ui/banner/banner.tsx';
import { WHOLE_FORM } from '#shared/form-state.ts';
import { faultText, type FaultTexts } from './fault-text.ts';
import { fieldId } from './form-fields.ts';
import { LoginLink } from './login-link.tsx';
import styles from './post-form.module.css';

type FormFaultsProps = {
  /** The controls that the form shows now, in the order of the page: the summary links to these alone. */
  labels: Readonly<Record<string, string>>;
  /** Fields the form carries and asks for in another place: they are named without a link. */
  elsewhere?: Readonly<Record<string, string>> | undefined;
  faultTexts?: FaultTexts | undefined;
  /** A way out of an error of the whole form, by its code. */
  remedies?: Readonly<Record<string, ReactNode>> | undefined;
  /** Title of a form that was refused as a whole. */
  title?: string | undefined;
  /** Further information before the form is sent again. */
  details?: ReactNode;
};

/** What keeps a form from being taken: what concerns all of it, then a link to each field that is wrong. */
export function FormFaults({ labels, elsewhere, faultTexts, remedies, title, details }: FormFaultsProps) {
  const { state } = usePageForm();
  const text = useText();
  if (!state || Object.keys(state.errors).length === 0) return null;
  const { errors, retryAfter } = state;
  const known = { ...elsewhere, ...labels };
  const names = Object.keys(known).filter((name) => name !== WHOLE_FORM && errors[name] !== undefined);
  const whole = wholeError(errors, known);
  const saying = (name: string) =>
    faultText(text, faultTexts, {
      name,
      label: known[name] ?? name,
      code: errors[name] ?? '',
      retryAfter,
    });
  return (
    // A document that answers a form begins at its errors, also without scripts.
    // oxlint-disable-next-line jsx-a11y/no-autofocus
    <div className={styles.faults} tabIndex={-1} autoFocus data-form-faults>
      <Banner
        tone="error"
        title={
          whole === undefined
            ? text('forms.faults_title', { count: names.length })
            : (title ?? text('forms.not_sent'))
        }
      >
        {whole !== undefined && (
          <p>{faultText(text, faultTexts, { name: WHOLE_FORM, label: '', code: whole, retryAfter })}</p>
        )}
        {whole !== undefined && remedies?.[whole]}
        {whole === 'session_over' && <LoginLink />}
        {names.length > 0 && (
          <ul>
            {names.map((name) => (
              <li key={name}>
                {labels[name] === undefined ? (
                  saying(name)
                ) : (
                  <a href={`#${fieldId(name)}`} onClick={goTo}>
                    {saying(name)}
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

/** An error about nothing that the form asks is about the whole of it. */
function wholeError(
  errors: Readonly<Record<string, string>>,
  known: FormFaultsProps['labels'],
): string | undefined {
  const isUnknown = Object.keys(errors).some((name) => known[name] === undefined);
  return errors[WHOLE_FORM] ?? (isUnknown ? 'invalid' : undefined);
}

const FOCUSABLE = 'input:not([type="hidden"], :disabled), select, textarea, button, a[href]';

/** The control gets the focus, whatever hides it is opened, and its label stays in sight. */
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
