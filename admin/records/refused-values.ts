import { HttpError } from 'ra-core';
import { fieldLabel } from '#admin/fields/field-label.ts';

/** Messages of a refusal by the labels of its fields on the page. */
export function refusedFields(error: unknown): Record<string, string> {
  if (!(error instanceof HttpError)) return {};
  const { errors } = error.body as { errors?: Record<string, string> };
  return Object.fromEntries(Object.entries(errors ?? {}).map(([path, reason]) => [fieldLabel(path), reason]));
}
