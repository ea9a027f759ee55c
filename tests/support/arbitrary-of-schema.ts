import * as fc from 'fast-check';
import type { Arbitrary } from 'fast-check';
import { z } from 'zod';
import { HOSTILE_TEXTS } from './hostile-texts.ts';

type JsonSchema = {
  type?: string;
  const?: unknown;
  enum?: unknown[];
  anyOf?: JsonSchema[];
  oneOf?: JsonSchema[];
  properties?: Record<string, JsonSchema>;
  required?: string[];
  additionalProperties?: JsonSchema | boolean;
  items?: JsonSchema;
  minimum?: number;
  maximum?: number;
  maxLength?: number;
  minItems?: number;
  format?: string;
};

export const hostileText = fc.constantFrom(...HOSTILE_TEXTS);

/** Anything a body may hold where something else belongs. */
const anything: Arbitrary<unknown> = fc.oneof(
  hostileText,
  fc.integer(),
  fc.double(),
  fc.constantFrom(null, true, [], {}, [[]], { $gt: '' }, '', { toString: 1 }),
  fc.jsonValue({ maxDepth: 3 }),
);

/** Values that a schema of the contract takes, or nearly does: one part in eight is something else. */
export function arbitraryOf(schema: z.ZodType): Arbitrary<unknown> {
  return shaped(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as JsonSchema);
}

function shaped(schema: JsonSchema): Arbitrary<unknown> {
  return fc.oneof({ weight: 7, arbitrary: valid(schema) }, { weight: 1, arbitrary: anything });
}

function valid(schema: JsonSchema): Arbitrary<unknown> {
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return fc.oneof(...choices.map(shaped));
  switch (schema.type) {
    case 'object':
      return objectOf(schema);
    case 'array':
      return fc.array(shaped(schema.items ?? {}), { minLength: schema.minItems ?? 0, maxLength: 4 });
    case 'integer':
    case 'number':
      return numberOf(schema);
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    case 'string':
      return textOf(schema);
    case undefined:
    default:
      return anything;
  }
}

function objectOf({ properties = {}, required, additionalProperties }: JsonSchema): Arbitrary<unknown> {
  const fields = Object.fromEntries(Object.entries(properties).map(([key, value]) => [key, shaped(value)]));
  const known = fc.record(fields, { requiredKeys: required?.filter((key) => key in fields) ?? [] });
  const extra =
    typeof additionalProperties === 'object'
      ? fc.dictionary(fc.oneof(fc.string(), hostileText), shaped(additionalProperties), { maxKeys: 3 })
      : fc.constant({});
  return fc.tuple(known, extra).map(([one, other]) => ({ ...other, ...one }));
}

function numberOf({ type, minimum = 0, maximum = 1000 }: JsonSchema): Arbitrary<number> {
  const limits = { min: Math.max(minimum, -(2 ** 31)), max: Math.min(maximum, 2 ** 31 - 1) };
  const small = fc.integer({
    min: Math.ceil(limits.min),
    max: Math.ceil(Math.min(limits.max, limits.min + 50)),
  });
  return fc.oneof(small, type === 'integer' ? fc.integer(limits) : fc.double({ ...limits, noNaN: true }));
}

function textOf({ format, maxLength = 200 }: JsonSchema): Arbitrary<string> {
  if (format === 'email') return fc.emailAddress();
  if (format === 'uuid') return fc.uuid();
  if (format === 'date') return fc.date({ noInvalidDate: true }).map((day) => day.toISOString().slice(0, 10));
  return fc.oneof(
    fc.string({ maxLength: Math.min(maxLength, 60) }),
    fc.string({ unit: 'grapheme', maxLength: Math.min(maxLength, 30) }),
    hostileText,
    fc.constantFrom('fr', '44000', '06 39 98 04 12', 'client@atre.example', 'CD-018734', '2026-12-01'),
  );
}
