import { findFigureColumns } from './figure-columns.ts';
import styles from './table-block.module.css';

type TableBlockProps = { caption: string; head: string[]; rows: string[][] };

/** More columns than this are wider than a phone. */
const FITTING = 3;

/** A table; wider than the screen, it scrolls by itself. */
export function TableBlock({ caption, head, rows }: TableBlockProps) {
  const figureColumns = findFigureColumns(rows);
  const classOf = (column: number) => (figureColumns[column] ? styles.figure : undefined);
  return (
    <div className={`${styles.place} container`}>
      <div className={styles.scroll} tabIndex={0} role="region" aria-label={caption}>
        <table className={`${styles.table} ${head.length > FITTING ? styles.wide : ''}`}>
          <caption>{caption}</caption>
          <thead>
            <tr>
              {head.map((cell, index) => (
                <th key={cell} scope="col" className={classOf(index)}>
                  {cell}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.join('|')}>
                {row.map((cell, index) =>
                  index === 0 ? (
                    <th key={index} scope="row">
                      {cell}
                    </th>
                  ) : (
                    <td key={index} className={classOf(index)}>
                      {cell}
                    </td>
                  ),
                )}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </div>
  );
}
