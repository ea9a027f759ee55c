import { Table } from '#client/ui/table/table.tsx';
import { findFigureColumns } from './figure-columns.ts';
import styles from './table-block.module.css';

type TableBlockProps = { caption: string; head: string[]; rows: string[][] };

export function TableBlock({ caption, head, rows }: TableBlockProps) {
  return (
    <div className={`${styles.place} container`}>
      <div className={styles.table}>
        <Table caption={caption} head={head} rows={rows} figures={findFigureColumns(rows)} />
      </div>
    </div>
  );
}
