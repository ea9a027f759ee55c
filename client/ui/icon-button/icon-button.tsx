import type { IconNode } from 'lucide';
import type { ComponentProps } from 'react';
import { Icon } from '../icon/icon.tsx';
import styles from './icon-button.module.css';

type IconButtonProps = ComponentProps<'button'> & { icon: IconNode; label: string };

/** A button with a well-known icon (close, previous, next) and a label for screen readers. 44 px. */
export function IconButton({ icon, label, ...rest }: IconButtonProps) {
  return (
    <button type="button" {...rest} className={styles.button}>
      <Icon of={icon} />
      <span className="hidden">{label}</span>
    </button>
  );
}
