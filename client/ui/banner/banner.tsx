import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from 'lucide';
import type { ReactNode } from 'react';
import { Icon } from '../icon/icon.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import { Announcement } from '../live-region/announcement.tsx';
import styles from './banner.module.css';

type BannerProps = {
  tone?: keyof typeof SIGNS;
  title?: string;
  children: ReactNode;
  /** Announced when an action inserts the banner (WCAG 4.1.3). */
  spoken?: string | undefined;
  /** Without it the banner cannot be closed. */
  close?: { label: string; run: () => void };
};

const SIGNS = { info: Info, good: CircleCheck, caution: TriangleAlert, error: CircleAlert } as const;

/** A persistent message about the whole page or form, above its content. */
export function Banner({ tone = 'info', title, children, spoken, close }: BannerProps) {
  return (
    <div className={`${styles.banner} ${styles[tone]}`} data-banner={tone}>
      <Announcement text={spoken} atMount />
      <Icon of={SIGNS[tone]} />
      <div className={styles.words}>
        {title && <p className={styles.title}>{title}</p>}
        {children}
      </div>
      {close && <IconButton icon={X} label={close.label} onClick={close.run} />}
    </div>
  );
}
