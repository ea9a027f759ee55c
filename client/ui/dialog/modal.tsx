import { X } from 'lucide';
import { useId, type ReactNode } from 'react';
import { IconButton } from '../icon-button/icon-button.tsx';
import { LiveRegion } from '../live-region/live-region.tsx';
import styles from './modal.module.css';
import { useModal } from './use-modal.ts';

export type ModalProps = {
  title: string;
  close: string;
  isOpen: boolean;
  /** Called for each way of closing: button, Escape or a press on the backdrop. */
  onClose: () => void;
  children: ReactNode;
  /** Buttons of the footer, the primary one first. */
  actions?: ReactNode;
};

/** Base of dialogs and drawers: the page behind is inert while it is open. */
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
