import type { ColumnsForm } from '#shared/contract/quick-order.ts';
import { textOf } from '#shared/form-state.ts';

/** Name of the form that confirms columns, and its fields. */
export const COLUMNS_FORM = 'columns';
export const LIST_FIELD = 'list';
export const HEAD_FIELD = 'has_head';
export const COLUMN_FIELD = /^column-(\d{1,2})$/;

export const COLUMN_ROLES = ['reference', 'quantity', 'ignored'] as const;
export type ColumnRole = (typeof COLUMN_ROLES)[number];

export function columnField(column: number): string {
  return `column-${column}`;
}

/**
 * Reads the columns of a form: exactly one of references, at most one of quantities. Returns error codes by field
 * otherwise.
 */
export function readColumnsForm(
  form: FormData,
): { columns: ColumnsForm } | { errors: Record<string, string> } {
  const roles = [...form].flatMap(([name, value]): [number, string][] => {
    const column = COLUMN_FIELD.exec(name)?.[1];
    return column === undefined || typeof value !== 'string' ? [] : [[Number(column), value]];
  });
  const columnsOf = (role: ColumnRole) =>
    roles.filter(([, value]) => value === role).map(([column]) => column);
  const [reference, secondReference] = columnsOf('reference');
  const [quantity, secondQuantity] = columnsOf('quantity');
  const errors: Record<string, string> = {
    ...(reference === undefined && { [columnField(0)]: 'no_reference' }),
    ...(secondReference !== undefined && { [columnField(secondReference)]: 'two_references' }),
    ...(secondQuantity !== undefined && { [columnField(secondQuantity)]: 'two_quantities' }),
  };
  if (reference === undefined || Object.keys(errors).length > 0) return { errors };
  return {
    columns: {
      key: textOf(form, LIST_FIELD),
      has_head: textOf(form, HEAD_FIELD) === 'yes',
      reference,
      quantity: quantity ?? null,
    },
  };
}
