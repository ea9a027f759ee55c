import type { z } from 'zod';
import { tableText } from './files/write-table.ts';

export type Cell = string | number | boolean | null | readonly string[];

/** A table of a shop. `name`: path without extension. */
export type RecordTable = {
  name: string;
  columns: z.ZodObject;
  records: readonly Readonly<Record<string, Cell>>[];
};

/** Files of the tables that have records, by path. Optional columns without a value in any record are left out. */
export function writeRecords(tables: readonly RecordTable[]): Map<string, string> {
  return new Map(
    tables
      .filter(({ records }) => records.length > 0)
      .map(({ name, columns, records }) => [
        `${name}.csv`,
        tableText(usedColumns(columns, records), records),
      ]),
  );
}

/** Amount of a file, in euros, for an amount in cents. */
export function toEuros(cents: number): string {
  return (cents / 100).toFixed(2);
}

function usedColumns({ shape }: z.ZodObject, records: RecordTable['records']): string[] {
  return Object.keys(shape).filter(
    (name) =>
      shape[name]?.safeParse('').success === false || records.some((record) => !isEmpty(record[name])),
  );
}

function isEmpty(cell: Cell | undefined): boolean {
  return (
    cell === undefined ||
    cell === null ||
    cell === false ||
    cell === '' ||
    (Array.isArray(cell) && cell.length === 0)
  );
}
