import type { ComponentProps } from 'react';
import control from '../field/control.module.css';
import { Field, type FieldTexts } from '../field/field.tsx';

type NumberFieldProps = FieldTexts & Omit<ComponentProps<'input'>, 'type'> & { unit: string };

/** A number with a unit. A text input with a numeric keypad: no spin buttons, and a decimal comma is accepted. */
export function NumberField({ id, label, hint, error, optional, unit, ...rest }: NumberFieldProps) {
  return (
    <Field {...{ id, label, hint, error, optional }}>
      {({ id: fieldId, 'aria-describedby': describedBy, ...attributes }) => (
        <span className={control.box}>
          <input
            inputMode="decimal"
            autoComplete="off"
            {...rest}
            {...attributes}
            id={fieldId}
            type="text"
            aria-describedby={`${fieldId}-unit ${describedBy}`}
            className={`${control.bare} figures`}
          />
          <span id={`${fieldId}-unit`} className={control.affix}>
            {unit}
          </span>
        </span>
      )}
    </Field>
  );
}
