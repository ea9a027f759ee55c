import { z } from 'zod';
import { findNearest } from '#backoffice/shop/files/issue-finding.ts';
import { unwrapSchema } from '#backoffice/shop/files/unwrap-schema.ts';

/** A field that a schema does not know. `near`: the known field that it probably means. */
export type UnknownField = { path: string; near: string | undefined };

/** Lists the fields of a value that its schema would drop. */
export function listUnknownFields(schema: unknown, value: unknown, path: string[] = []): UnknownField[] {
  const own = unwrapSchema(schema);
  if (Array.isArray(value))
    return value.flatMap((item, index) => listUnknownFields(itemOf(own, index), item, [...path, `${index}`]));
  if (typeof value !== 'object' || value === null) return [];
  const fields = Object.entries(value);
  if (own instanceof z.ZodRecord)
    return fields.flatMap(([key, field]) => listUnknownFields(own.valueType, field, [...path, key]));
  const shape = findShape(own, value);
  if (!shape) return [];
  const known = Object.keys(shape);
  return fields.flatMap(([key, field]) =>
    known.includes(key)
      ? listUnknownFields(shape[key], field, [...path, key])
      : [{ path: [...path, key].join('.'), near: findNearest(key, known) }],
  );
}

type Shape = Readonly<Record<string, unknown>>;

function itemOf(schema: unknown, index: number): unknown {
  if (schema instanceof z.ZodArray) return schema.element;
  return schema instanceof z.ZodTuple ? schema.def.items[index] : undefined;
}

/** The fields that an object may have; `undefined` for a schema of another type. */
function findShape(schema: unknown, value: object): Shape | undefined {
  const own = unwrapSchema(schema);
  if (own instanceof z.ZodObject) return own.shape;
  if (own instanceof z.ZodIntersection) {
    const [left, right] = [findShape(own.def.left, value), findShape(own.def.right, value)];
    return left && right && { ...left, ...right };
  }
  if (!(own instanceof z.ZodUnion)) return undefined;
  const options: readonly unknown[] = own.options;
  return options
    .map((option) => findShape(option, value))
    .find((shape) => shape !== undefined && hasLiteralsOf(shape, value));
}

/** An alternative is recognised by its literals, such as `type`. */
function hasLiteralsOf(shape: Shape, value: object): boolean {
  const fields = new Map<string, unknown>(Object.entries(value));
  return Object.entries(shape).every(
    ([name, field]) => !(field instanceof z.ZodLiteral) || field.safeParse(fields.get(name)).success,
  );
}
