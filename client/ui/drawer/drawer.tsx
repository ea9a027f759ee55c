import { Modal, type ModalProps } from '../dialog/modal.tsx';
import styles from './drawer.module.css';

/** A modal at the edge of the page it serves: filters, small cart. It covers a phone's screen. */
export function Drawer(props: ModalProps) {
  return <Modal {...props} look={styles.drawer ?? ''} />;
}
