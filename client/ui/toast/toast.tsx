import { X } from 'lucide';
import type { ReactNode } from 'react';
import { IconButton } from '../icon-button/icon-button.tsx';
import { Announcement } from '../live-region/announcement.tsx';
import styles from './toast.module.css';

type ToastProps = {
  kind: 'success' | 'warning' | 'error';
  message: string;
  close: string;
  onClose: () => void;
  action?: { label: string; run: () => void } | undefined;
};

/** The corner for toasts, above the page: a labelled landmark while it has any. */
export function ToastRegion({ label, children }: { label: string | undefined; children: ReactNode }) {
  return (
    <div className={styles.region} role={label && 'region'} aria-label={label} data-toasts data-bar="float">
      {children}
    </div>
  );
}

/** Reports an event in one sentence. A message that needs an action belongs in the page. */
export function Toast({ kind, message, close, onClose, action }: ToastProps) {
  return (
    <div className={`${styles.toast} ${styles[kind]}`} data-toast>
      <p>{message}</p>
      <Announcement text={message} atMount />
      {action && (
        <button type="button" className={styles.action} onClick={action.run} data-toast-action>
          {action.label}
        </button>
      )}
      <IconButton icon={X} label={close} onClick={onClose} />
    </div>
  );
}
