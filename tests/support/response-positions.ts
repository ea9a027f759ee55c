import type { z } from 'zod';
import { resolveSchema, toJsonSchema, type JsonSchema, type NamedSchema } from './json-schema.ts';

/** A position in a response body, with the schema of its value. */
export type ResponsePosition = { path: (string | number)[]; named: NamedSchema };

/**
 * Every position of a response body, or of a request body (`input`), that its schema knows, the root first.
 */
export function listPositions(
  schema: z.ZodType,
  response: unknown,
  direction: 'input' | 'output' = 'output',
): ResponsePosition[] {
  const { schema: json, names } = toJsonSchema(schema, direction);
  const positions: ResponsePosition[] = [];
  const visit = (value: unknown, at: JsonSchema, path: ResponsePosition['path']) => {
    positions.push({ path, named: { schema: at, names } });
    const resolved = resolveSchema(at, names);
    const choices = resolved.anyOf ?? resolved.oneOf;
    const own = choices ? findChoice(choices, value, names) : resolved;
    if (!own) return;
    if (Array.isArray(value)) {
      for (const [index, item] of value.entries()) visit(item, own.items ?? {}, [...path, index]);
    } else if (typeof value === 'object' && value !== null) {
      for (const [key, field] of Object.entries(value)) {
        const below = own.properties?.[key] ?? own.additionalProperties;
        if (typeof below === 'object') visit(field, below, [...path, key]);
      }
    }
  };
  visit(response, json, []);
  return positions;
}

/** Finds the schema of a union that an object or a list matches. */
function findChoice(
  choices: JsonSchema[],
  value: unknown,
  names: Record<string, JsonSchema>,
): JsonSchema | undefined {
  const all = choices.map((choice) => resolveSchema(choice, names));
  if (Array.isArray(value)) return all.find(({ type }) => type === 'array');
  if (typeof value !== 'object' || value === null) return undefined;
  const type = (value as { type?: unknown }).type;
  const objects = all.filter((choice) => choice.type === 'object');
  return (
    objects.find(({ properties }) => {
      const expected = properties?.['type'];
      return expected?.const !== undefined ? expected.const === type : expected?.enum?.includes(type);
    }) ?? objects[0]
  );
}

/** Copies a body with another value at one position. */
export function replaceAt(
  response: unknown,
  [key, ...rest]: ResponsePosition['path'],
  value: unknown,
): unknown {
  if (key === undefined) return value;
  if (Array.isArray(response))
    return response.map((item: unknown, index) => (index === key ? replaceAt(item, rest, value) : item));
  const record = response as Record<string, unknown>;
  return { ...record, [key]: replaceAt(record[key], rest, value) };
}
