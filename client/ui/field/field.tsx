import { CircleAlert } from 'lucide';
import { useId, type ReactNode } from 'react';
import { Icon } from '../icon/icon.tsx';
import { Announcement } from '../live-region/announcement.tsx';
import styles from './field.module.css';

/** What every field says about itself. */
export type FieldTexts = {
  label: string;
  /** How to answer, before the answer. */
  hint?: string;
  /** What is wrong and what to do about it. */
  error?: string | undefined;
  /** "optional", in the page's language: fields are required unless they say so. */
  optional?: string;
};

export type FieldControl = {
  id: string;
  'aria-describedby': string;
  'aria-invalid': true | undefined;
  'aria-required'?: undefined;
};

type FieldProps = FieldTexts & {
  /** Where links to the control lead; otherwise it gets one of its own. */
  id?: string | undefined;
  children: (control: FieldControl) => ReactNode;
};

/** A label above its control, a hint between them, the error below: read with the control, and when it appears. */
export function Field({ id: given, label, hint, error, optional, children }: FieldProps) {
  const own = useId();
  const id = given ?? own;
  const hintId = `${id}-hint`;
  const errorId = `${id}-error`;
  const describedBy = hint ? `${errorId} ${hintId}` : errorId;
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
        {optional && <span> ({optional})</span>}
      </label>
      {hint && (
        <p className={styles.hint} id={hintId}>
          {hint}
        </p>
      )}
      {children({
        id,
        'aria-describedby': describedBy,
        'aria-invalid': error ? true : undefined,
        ...(optional && { 'aria-required': undefined }),
      })}
      <FieldError id={errorId} error={error} />
    </div>
  );
}

/** The error of a control, read with the control and when it appears. */
export function FieldError({ id, error }: { id: string; error?: string | undefined }) {
  return (
    <div id={id} className={styles.error}>
      <Announcement text={error} atMount />
      {error && (
        <p>
          <Icon of={CircleAlert} size="small" />
          {error}
        </p>
      )}
    </div>
  );
}
