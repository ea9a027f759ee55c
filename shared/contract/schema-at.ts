import { z } from 'zod';

/**
 * Finds the schema at a path of a value; `undefined` when the schema has none. `value` selects the option of a
 * union.
 */
export function schemaAt(
  schema: z.core.$ZodType,
  value: unknown,
  path: readonly PropertyKey[],
): z.core.$ZodType | undefined {
  const plain = unwrap(schema);
  const [key, ...rest] = path;
  if (key === undefined) return schema;
  const inside = at(value, key);
  const below = (next: z.core.$ZodType | undefined) => next && schemaAt(next, inside, rest);
  if (plain instanceof z.ZodArray) return below(plain.element);
  if (plain instanceof z.ZodRecord) return below(plain.valueType);
  if (plain instanceof z.ZodObject) return below(plain.shape[String(key)] as z.core.$ZodType | undefined);
  if (!(plain instanceof z.ZodUnion)) return undefined;
  for (const option of plain.options) {
    const found = isMeant(option, value) ? schemaAt(option, value, path) : undefined;
    if (found) return found;
  }
  return undefined;
}

export function at(value: unknown, key: PropertyKey): unknown {
  return typeof value === 'object' && value !== null
    ? (value as Record<PropertyKey, unknown>)[key]
    : undefined;
}

/** The schema without its nullable, optional and lazy wrappers. */
function unwrap(schema: z.core.$ZodType): z.core.$ZodType {
  if (schema instanceof z.ZodNullable || schema instanceof z.ZodOptional) return unwrap(schema.unwrap());
  if (schema instanceof z.ZodLazy) return unwrap(schema.unwrap());
  return schema;
}

/** Options of a union are distinguished by their `type`. */
function isMeant(option: z.core.$ZodType, value: unknown): boolean {
  const plain = unwrap(option);
  const type = plain instanceof z.ZodObject ? (plain.shape['type'] as z.ZodType | undefined) : undefined;
  return type === undefined || type.safeParse(at(value, 'type')).success;
}
