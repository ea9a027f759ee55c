import { CircleAlert } from 'lucide';
import { useId, type ReactNode } from 'react';
import { Icon } from '../icon/icon.tsx';
import { Announcement } from '../live-region/announcement.tsx';
import styles from './field.module.css';

export type FieldTexts = {
  label: string;
  hint?: string;
  error?: string | undefined;
  /** "optional", in the page's language. Other fields are required. */
  optional?: string;
};

export type FieldControl = {
  id: string;
  'aria-describedby': string;
  'aria-invalid': true | undefined;
  'aria-required'?: undefined;
};

type FieldProps = FieldTexts & {
  /** Target of links to the control; generated if absent. */
  id?: string | undefined;
  children: (control: FieldControl) => ReactNode;
};

/** Label, control, hint and error. The error is announced and is part of the control's description. */
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

/** An error that describes a control and is announced when it appears. */
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
