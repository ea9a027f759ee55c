import type { ReactNode } from 'react';
import styles from './table.module.css';

type TableProps = {
  caption: string;
  head: readonly ReactNode[];
  /** The first cell of each names it. */
  rows: readonly (readonly ReactNode[])[];
  /** Which columns hold figures: those stand on the right, one under the other. `true`: all but the first. */
  figures?: boolean | readonly boolean[];
  /** The column chosen, counted from zero: alone with the names on a phone. */
  chosen?: number;
};

/** More columns than this are wider than a phone. */
const FITTING = 3;

/** Figures or facts to compare: horizontal rules only. Wider than its place, it scrolls by itself. */
export function Table({ caption, head, rows, figures = false, chosen }: TableProps) {
  const isFigure = (column: number) =>
    typeof figures === 'boolean' ? figures && column > 0 : figures[column];
  const lookOf = (column: number) =>
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
                className={lookOf(column)}
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
                  <td key={column} className={lookOf(column)}>
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
