import type { z } from 'zod';
import { invalidRequest, type Failure } from './failure.ts';
import { fieldErrors, findUnstorableText } from './field-errors.ts';
import { listUnknownFields } from './unknown-fields.ts';

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

/**
 * Parses a record that an operator writes. A field that the schema does not know would be lost: it is refused with the
 * nearest known name in `params`, together with all other refused fields.
 * @throws Failure 400
 */
export function checkRecord<Schema extends z.ZodType>(schema: Schema, value: unknown): z.output<Schema> {
  const unknown = listUnknownFields(schema, value);
  if (unknown.length === 0) return checkInput(schema, value);
  const parsed = schema.safeParse(value);
  throw invalidRequest(
    {
      ...(parsed.error && fieldErrors(parsed.error, value)),
      ...Object.fromEntries(unknown.map(({ path }) => [path, 'unknown_key'])),
    },
    Object.fromEntries(unknown.flatMap(({ path, near }) => (near === undefined ? [] : [[path, near]]))),
  );
}
