import { X } from 'lucide';
import { useId, type ReactNode } from 'react';
import { IconButton } from '../icon-button/icon-button.tsx';
import { LiveRegion } from '../live-region/live-region.tsx';
import styles from './modal.module.css';
import { useModal } from './use-modal.ts';

export type ModalProps = {
  title: string;
  /** "Close", in the page's language. */
  close: string;
  isOpen: boolean;
  /** However it was closed: by its button, Escape, or a press beside it. */
  onClose: () => void;
  children: ReactNode;
  /** Buttons at its foot; the main one first. */
  actions?: ReactNode;
};

/** What dialogs and drawers have in common: the page behind is out of reach until it is closed. */
export function Modal({
  title,
  close,
  isOpen,
  onClose,
  children,
  actions,
  look,
}: ModalProps & { look: string }) {
  const titleId = useId();
  const dialog = useModal(isOpen);
  return (
    <dialog
      ref={dialog}
      className={`${styles.modal} ${look}`}
      aria-labelledby={titleId}
      closedby="any"
      onClose={onClose}
    >
      <div className={styles.head}>
        <h2 id={titleId}>{title}</h2>
        <IconButton icon={X} label={close} onClick={() => dialog.current?.close()} />
      </div>
      <div className={styles.body}>{children}</div>
      {actions && <div className={styles.actions}>{actions}</div>}
      <LiveRegion />
    </dialog>
  );
}
