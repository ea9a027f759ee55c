import { useState, type ComponentProps } from 'react';
import control from '../field/control.module.css';
import { Field, type FieldTexts } from '../field/field.tsx';
import { Announcement } from '../live-region/announcement.tsx';
import styles from './password-field.module.css';

type PasswordFieldProps = FieldTexts &
  Omit<ComponentProps<'input'>, 'type'> & {
    labels: {
      show: string;
      hide: string;
      /** Announced after the button was pressed. */
      shown: string;
      hidden: string;
    };
  };

/** A password with a button to show it. The button is rendered only with scripts. */
export function PasswordField({ id, label, hint, error, optional, labels, ...rest }: PasswordFieldProps) {
  const [isShown, setShown] = useState<boolean | null>(null);
  return (
    <Field {...{ id, label, hint, error, optional }}>
      {(attributes) => (
        <span className={control.box}>
          <input
            autoCapitalize="none"
            spellCheck={false}
            {...rest}
            {...attributes}
            type={isShown ? 'text' : 'password'}
            className={control.bare}
          />
          <button
            type="button"
            className={styles.reveal}
            aria-controls={attributes.id}
            disabled={rest.disabled}
            onClick={() => setShown(!isShown)}
          >
            {isShown ? labels.hide : labels.show}
            <span className="hidden"> {label}</span>
          </button>
          <Announcement text={isShown !== null && (isShown ? labels.shown : labels.hidden)} />
        </span>
      )}
    </Field>
  );
}
