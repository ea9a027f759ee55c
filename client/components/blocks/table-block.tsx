import { useDay } from '#client/app/page/use-day.ts';
import { Table } from '#client/ui/table/table.tsx';
import { isDay } from '#shared/domain/is-day.ts';
import { findFigureColumns } from './figure-columns.ts';
import styles from './table-block.module.css';

type TableBlockProps = { caption: string; head: string[]; rows: string[][] };

/** A cell that is a day, such as `2026-12-08`, is shown as a date. */
export function TableBlock({ caption, head, rows }: TableBlockProps) {
  const dayOf = useDay();
  const cells = rows.map((row) =>
    row.map((cell, column) =>
      isDay(cell) ? (
        <time key={column} dateTime={cell}>
          {dayOf(cell)}
        </time>
      ) : (
        cell
      ),
    ),
  );
  return (
    <div className={`${styles.place} container`}>
      <div className={styles.table}>
        <Table caption={caption} head={head} rows={cells} figures={findFigureColumns(rows)} />
      </div>
    </div>
  );
}
