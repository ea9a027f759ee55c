import { Minus, Plus } from 'lucide';
import { useId, type ComponentProps } from 'react';
import control from '#client/ui/field/control.module.css';
import { FieldError } from '#client/ui/field/field.tsx';
import { IconButton } from '#client/ui/icon-button/icon-button.tsx';
import { readQuantity } from '#shared/domain/quantity.ts';
import styles from './quantity-field.module.css';

/** Longer than the largest quantity, so that a text that is too large gets a message instead of being cut. */
export const MAX_QUANTITY_LENGTH = 12;

type QuantityFieldProps = Omit<ComponentProps<'input'>, 'type' | 'value'> & {
  labels: { field: string; less: string; more: string };
  value: string;
  max: number;
  /** Base of the buttons if the text is no quantity. */
  known: number;
  error: string | undefined;
  onStep: (quantity: number) => void;
  /** Called when one of the buttons loses the focus. */
  onStepped?: () => void;
};

export function QuantityField({
  labels,
  value,
  max,
  known,
  error,
  onStep,
  onStepped,
  ...rest
}: QuantityFieldProps) {
  const errorId = useId();
  const read = readQuantity(value, max);
  const quantity = typeof read === 'number' ? read : known;
  return (
    <>
      <span className={`${control.box} ${styles.box}`}>
        <span className={styles.step}>
          <IconButton
            icon={Minus}
            label={labels.less}
            disabled={quantity <= 1}
            onClick={() => onStep(quantity - 1)}
            onBlur={onStepped}
          />
        </span>
        <input
          {...rest}
          type="text"
          inputMode="numeric"
          autoComplete="off"
          aria-required
          aria-label={labels.field}
          aria-invalid={error ? true : undefined}
          aria-describedby={errorId}
          value={value}
          className={`${control.bare} ${styles.input} figures`}
        />
        <span className={styles.step}>
          <IconButton
            icon={Plus}
            label={labels.more}
            disabled={quantity >= max}
            onClick={() => onStep(quantity + 1)}
            onBlur={onStepped}
          />
        </span>
      </span>
      <div className={styles.error}>
        <FieldError id={errorId} error={error} />
      </div>
    </>
  );
}
