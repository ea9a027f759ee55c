import { ArrowRight } from 'lucide';
import type { ComponentProps } from 'react';
import { Icon } from '../icon/icon.tsx';
import styles from './link-arrow.module.css';

export function LinkArrow({ children, ...rest }: ComponentProps<'a'>) {
  return (
    <a {...rest} className={styles.link}>
      {children}
      <Icon of={ArrowRight} size="small" />
    </a>
  );
}
