import { Minus, Plus } from 'lucide';
import { useId, type ComponentProps } from 'react';
import control from '#client/ui/field/control.module.css';
import { FieldError } from '#client/ui/field/field.tsx';
import { IconButton } from '#client/ui/icon-button/icon-button.tsx';
import { readQuantity } from '#shared/domain/quantity.ts';
import styles from './quantity-field.module.css';

/** More characters than the largest quantity has: a text that is too large is refused in words, not cut. */
export const MAX_QUANTITY_LENGTH = 12;

type QuantityFieldProps = Omit<ComponentProps<'input'>, 'type' | 'value'> & {
  /** Of the field and of its buttons, for those who do not see what it stands beside. */
  labels: { field: string; less: string; more: string };
  value: string;
  most: number;
  /** The buttons count from this quantity where the text is none. */
  known: number;
  /** Error message of the text. */
  error: string | undefined;
  onStep: (quantity: number) => void;
  /** Called when one of the buttons loses the focus. */
  onStepped?: () => void;
};

/** A plain field for a quantity, with a button on either side where there are scripts, and its error message below. */
export function QuantityField({
  labels,
  value,
  most,
  known,
  error,
  onStep,
  onStepped,
  ...rest
}: QuantityFieldProps) {
  const errorId = useId();
  const read = readQuantity(value, most);
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
            disabled={quantity >= most}
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
