import type { MouseEvent, ReactNode } from 'react';
import { usePageForm } from '#client/app/form-context.ts';
import { useText } from '#client/app/use-text.ts';
import { Banner } from '#client/ui/banner/banner.tsx';
import { WHOLE_FORM } from '#shared/form-state.ts';
import { faultText, type FaultTexts } from './fault-text.ts';
import { fieldId } from './form-fields.ts';
import styles from './post-form.module.css';

type FormFaultsProps = {
  labels: Readonly<Record<string, string>>;
  faultTexts?: FaultTexts | undefined;
  /** A way out of an error of the whole form, by its code. */
  remedies?: Readonly<Record<string, ReactNode>> | undefined;
};

/** What keeps a form from being taken: what concerns all of it, then a link to each field that is wrong. */
export function FormFaults({ labels, faultTexts, remedies }: FormFaultsProps) {
  const { state } = usePageForm();
  const text = useText();
  if (!state || Object.keys(state.errors).length === 0) return null;
  const names = [...new Set([...Object.keys(labels), ...Object.keys(state.errors)])].filter(
    (name) => name !== WHOLE_FORM && state.errors[name] !== undefined,
  );
  const { retryAfter } = state;
  const saying = (name: string, code: string) =>
    faultText(text, faultTexts, { name, label: labels[name] ?? name, code, retryAfter });
  const whole = state.errors[WHOLE_FORM];
  return (
    <div className={styles.faults} tabIndex={-1} data-form-faults>
      <Banner
        tone="error"
        title={
          whole === undefined ? text('forms.faults_title', { count: names.length }) : text('forms.not_sent')
        }
      >
        {whole !== undefined && <p>{saying(WHOLE_FORM, whole)}</p>}
        {whole !== undefined && remedies?.[whole]}
        {names.length > 0 && (
          <ul>
            {names.map((name) => (
              <li key={name}>
                <a href={`#${fieldId(name)}`} onClick={goTo}>
                  {saying(name, state.errors[name] ?? '')}
                </a>
              </li>
            ))}
          </ul>
        )}
      </Banner>
    </div>
  );
}

/** The field itself gets the focus, its label stays in sight. */
function goTo(event: MouseEvent<HTMLAnchorElement>): void {
  const field = document.getElementById(event.currentTarget.hash.slice(1));
  if (!field) return;
  event.preventDefault();
  field.focus({ preventScroll: true });
  field.scrollIntoView({ block: 'center' });
}
