import { z } from 'zod';

/** The schema of the value itself, below optional, nullable, defaults, lazy references and conversions. */
export function unwrapSchema(schema: unknown): unknown {
  if (
    schema instanceof z.ZodOptional ||
    schema instanceof z.ZodNullable ||
    schema instanceof z.ZodDefault ||
    schema instanceof z.ZodLazy
  )
    return unwrapSchema(schema.unwrap());
  if (schema instanceof z.ZodPipe)
    return unwrapSchema(schema.in instanceof z.ZodTransform ? schema.out : schema.in);
  return schema;
}
