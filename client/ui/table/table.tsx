import type { ReactNode } from 'react';
import styles from './table.module.css';

type TableProps = {
  caption: string;
  head: readonly ReactNode[];
  /** The first cell of each row is its header. */
  rows: readonly (readonly ReactNode[])[];
  /** Columns of figures, aligned right. `true`: all but the first. */
  figures?: boolean | readonly boolean[];
  /** Index of the selected column: on a phone only it and the row headers are shown. */
  chosen?: number;
};

/** Columns that fit a phone's width. */
const FITTING = 3;

/** A table of figures or facts, with horizontal rules only. A wide table scrolls in its container. */
export function Table({ caption, head, rows, figures = false, chosen }: TableProps) {
  const isFigure = (column: number) =>
    typeof figures === 'boolean' ? figures && column > 0 : figures[column];
  const classNameOf = (column: number) =>
    [isFigure(column) && styles.figure, column === chosen && styles.chosen].filter(Boolean).join(' ') ||
    undefined;
  const looks = [
    styles.table,
    figures === true && styles.figures,
    chosen !== undefined && styles.choice,
    head.length > FITTING && styles.wide,
  ];
  return (
    <div className={styles.scroll} tabIndex={0} role="region" aria-label={caption}>
      <table className={looks.filter(Boolean).join(' ')}>
        <caption>
          <span>{caption}</span>
        </caption>
        <thead>
          <tr>
            {head.map((cell, column) => (
              <th
                key={column}
                scope="col"
                aria-current={column === chosen || undefined}
                className={classNameOf(column)}
              >
                {cell}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            <tr key={index}>
              {row.map((cell, column) =>
                column === 0 ? (
                  <th key={column} scope="row">
                    {cell}
                  </th>
                ) : (
                  <td key={column} className={classNameOf(column)}>
                    {cell}
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
