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
  /** Read out when the banner is put into the page by an action (WCAG 4.1.3). */
  spoken?: string | undefined;
  /** Left out, it cannot be closed. */
  close?: { label: string; run: () => void };
};

const SIGNS = { info: Info, good: CircleCheck, caution: TriangleAlert, error: CircleAlert } as const;

/** A message about the whole page or form, that stays: above what it is about. */
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
