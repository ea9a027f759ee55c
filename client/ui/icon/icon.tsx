import type { LucideIcon } from 'lucide-react';
import styles from './icon.module.css';

type IconProps = { of: LucideIcon; size?: 'small' | 'normal' | 'large' };

/** A decorative sign: what it means stands in words beside it or in a hidden label. */
export function Icon({ of: Sign, size = 'normal' }: IconProps) {
  return <Sign className={styles[size]} strokeLinecap="square" strokeLinejoin="miter" aria-hidden="true" />;
}
