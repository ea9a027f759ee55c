import type { ReactNode } from 'react';

/** A column of a list: on the screen, and in its export. */
export type Column<Entry> = {
  label: string;
  /** Plain content; a column without it is not exported. */
  value?: (entry: Entry) => string | number;
  /** Content of the screen instead of the plain one. */
  render?: (entry: Entry) => ReactNode;
  isNumber?: boolean;
  /** The content stays on one line. */
  isWhole?: boolean;
  /** Left out on narrow screens. */
  isWideOnly?: boolean;
};

export function contentOf<Entry>({ render, value }: Column<Entry>, entry: Entry): ReactNode {
  return render ? render(entry) : value?.(entry);
}

/** Rows of the export by the labels of their columns. */
export function exportRows<Entry>(
  columns: readonly Column<Entry>[],
  entries: readonly Entry[],
): Record<string, string | number>[] {
  return entries.map((entry) =>
    Object.fromEntries(
      columns.flatMap(({ label, value }) => (value ? [[label, value(entry)] as const] : [])),
    ),
  );
}
