import type { z } from 'zod';
import { invalidRequest, type Failure } from './failure.ts';
import { fieldErrors, findUnstorableText } from './field-errors.ts';

/**
 * Parses a value of a request by its schema.
 * @throws Failure that `refuse` builds from the error codes of the fields
 */
export function checkInput<Schema extends z.ZodType>(
  schema: Schema,
  value: unknown,
  refuse: (errors: Record<string, string>) => Failure = invalidRequest,
): z.output<Schema> {
  const given = value ?? {};
  const parsed = schema.safeParse(given);
  if (!parsed.success) throw refuse(fieldErrors(parsed.error, given));
  const unstorable = findUnstorableText(parsed.data);
  if (unstorable !== undefined) throw refuse({ [unstorable]: 'invalid_format' });
  return parsed.data;
}
