import { Minus, Plus } from 'lucide';
import type { ComponentProps } from 'react';
import control from '#client/ui/field/control.module.css';
import { IconButton } from '#client/ui/icon-button/icon-button.tsx';
import styles from './quantity-field.module.css';

type QuantityFieldProps = Omit<ComponentProps<'input'>, 'type' | 'value'> & {
  /** Of the field and of its buttons, for those who do not see what it stands beside. */
  labels: { field: string; less: string; more: string };
  value: string;
  most: number;
  onStep: (quantity: number) => void;
};

/** How many: a plain field, with a button on either side of it where there are scripts. */
export function QuantityField({ labels, value, most, onStep, ...rest }: QuantityFieldProps) {
  const quantity = /^\d+$/.test(value) ? Number(value) : 0;
  return (
    <span className={`${control.box} ${styles.box}`}>
      <span className={styles.step}>
        <IconButton
          icon={Minus}
          label={labels.less}
          disabled={quantity <= 1}
          onClick={() => onStep(quantity - 1)}
        />
      </span>
      <input
        {...rest}
        type="text"
        inputMode="numeric"
        autoComplete="off"
        aria-label={labels.field}
        value={value}
        className={`${control.bare} ${styles.input} figures`}
      />
      <span className={styles.step}>
        <IconButton
          icon={Plus}
          label={labels.more}
          disabled={quantity >= most}
          onClick={() => onStep(quantity + 1)}
        />
      </span>
    </span>
  );
}
