import styles from './dialog.module.css';
import { Modal, type ModalProps } from './modal.tsx';

/** One question or one small form, before anything else. */
export function Dialog(props: ModalProps) {
  return <Modal {...props} look={styles.dialog ?? ''} />;
}
