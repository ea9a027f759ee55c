import type { ReactNode } from 'react';
import styles from './list-bar.module.css';

type ListBarProps = {
  facets: ReactNode;
  /** Number of entries. */
  status: ReactNode;
  /** Choice of the order, for lists that have one. */
  order?: ReactNode;
};

/** The bar above a list: buttons of the facets, number of entries, order. */
export function ListBar({ facets, status, order }: ListBarProps) {
  return (
    <div className={styles.bar}>
      {facets}
      <div className={styles.status}>{status}</div>
      {order}
    </div>
  );
}
