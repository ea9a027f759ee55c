import styles from './dialog.module.css';
import { Modal, type ModalProps } from './modal.tsx';

/** A modal for one question or one small form. `wide` is for a list or a map and covers a phone's screen. */
export function Dialog({ wide = false, ...props }: ModalProps & { wide?: boolean }) {
  return <Modal {...props} look={`${styles.dialog} ${wide ? styles.wide : ''}`} />;
}
