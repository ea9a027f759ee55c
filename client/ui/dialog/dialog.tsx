import styles from './dialog.module.css';
import { Modal, type ModalProps } from './modal.tsx';

/** One question or one small form, before anything else. `wide` holds a list or a map, and fills a phone. */
export function Dialog({ wide = false, ...props }: ModalProps & { wide?: boolean }) {
  return <Modal {...props} look={`${styles.dialog} ${wide ? styles.wide : ''}`} />;
}
