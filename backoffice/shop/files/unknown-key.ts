import { z } from 'zod';
import { findNearest, type Reason } from './issue-finding.ts';
import { unwrapSchema } from './unwrap-schema.ts';

/** The reason for a key that a schema does not know, with the known key that it probably means. */
export function findUnknownKeyReason(schema: z.ZodType, path: readonly PropertyKey[], key: string): Reason {
  const near = findNearest(key, knownKeys(schema, path));
  return near === undefined
    ? { code: 'unknown_key', values: { key } }
    : { code: 'unknown_key_near', values: { key, near } };
}

function knownKeys(schema: z.ZodType, path: readonly PropertyKey[]): string[] {
  let current: unknown = schema;
  for (const key of path) current = childOf(unwrapSchema(current), key);
  const object = unwrapSchema(current);
  return object instanceof z.ZodObject ? Object.keys(object.shape) : [];
}

function childOf(schema: unknown, key: PropertyKey): unknown {
  if (schema instanceof z.ZodObject) return (schema.shape as Record<PropertyKey, unknown>)[key];
  if (schema instanceof z.ZodArray) return schema.element;
  if (schema instanceof z.ZodRecord) return schema.valueType;
  return undefined;
}
