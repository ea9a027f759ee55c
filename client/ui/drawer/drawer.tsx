import { Modal, type ModalProps } from '../dialog/modal.tsx';
import styles from './drawer.module.css';

/** Tools for the page behind it, along its edge: filters, the small basket. On a phone it covers the screen. */
export function Drawer(props: ModalProps) {
  return <Modal {...props} look={styles.drawer ?? ''} />;
}
