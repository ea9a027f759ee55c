import * as fc from 'fast-check';
import type { Arbitrary } from 'fast-check';
import type { z } from 'zod';
import { HOSTILE_TEXTS } from './hostile-texts.ts';
import { resolveSchema, toJsonSchema, type JsonSchema, type NamedSchema } from './json-schema.ts';

export const hostileText = fc.constantFrom(...HOSTILE_TEXTS);

/** Arbitrary JSON values for wrong types. */
export const anyValue: Arbitrary<unknown> = fc.oneof(
  hostileText,
  fc.integer(),
  fc.double(),
  fc.constantFrom(null, true, [], {}, [[]], { $gt: '' }, '', { toString: 1 }),
  fc.jsonValue({ maxDepth: 3 }),
);

/** Maximum depth for recursive schemas. */
const MAX_DEPTH = 12;

type Wrap = (valid: Arbitrary<unknown>) => Arbitrary<unknown>;
/** `wrap` is applied to the values of every position below the root. */
type Building = { names: Record<string, JsonSchema>; wrap: Wrap; text: Arbitrary<string>; depth: number };

const withNoise: Wrap = (valid) =>
  fc.oneof({ weight: 7, arbitrary: valid }, { weight: 1, arbitrary: anyValue });

/** Values that a schema of the contract accepts or nearly accepts: one part in eight is arbitrary. */
export function arbitraryOf(schema: z.ZodType): Arbitrary<unknown> {
  const { schema: json, names } = toJsonSchema(schema, 'input');
  return withNoise(valueOf(json, { names, wrap: withNoise, text: plainText, depth: 0 }));
}

/** Values that the schema accepts, as far as JSON Schema expresses it; `text` generates unconstrained strings. */
export function validValueOf({ schema, names }: NamedSchema, text: Arbitrary<string>): Arbitrary<unknown> {
  const known = validValues.get(schema) ?? valueOf(schema, { names, wrap: (valid) => valid, text, depth: 0 });
  validValues.set(schema, known);
  return known;
}

/** Cached by schema, because building whole lists is slow. */
const validValues = new WeakMap<JsonSchema, Arbitrary<unknown>>();

function valueOf(named: JsonSchema, building: Building): Arbitrary<unknown> {
  const schema = resolveSchema(named, building.names);
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum && !Array.isArray(schema.type)) return fc.constantFrom(...schema.enum);
  const below: Building = { ...building, depth: building.depth + 1 };
  const choices = schema.anyOf ?? schema.oneOf ?? typesOf(schema);
  if (choices) return fc.oneof(...choices.map((choice) => building.wrap(valueOf(choice, below))));
  switch (schema.type) {
    case 'object':
      return objectOf(schema, below);
    case 'array':
      return arrayOf(schema, below);
    case 'integer':
    case 'number':
      return numberOf(schema);
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    case 'string':
      return textOf(schema, building.text);
    case undefined:
    default:
      return anyValue;
  }
}

/** `type: ['string', 'null']` as a union. */
function typesOf({ type, ...rest }: JsonSchema): JsonSchema[] | undefined {
  return Array.isArray(type) ? type.map((one) => ({ ...rest, type: one })) : undefined;
}

function objectOf({ properties = {}, required, additionalProperties }: JsonSchema, building: Building) {
  const fields = Object.fromEntries(
    Object.entries(properties).map(([key, value]) => [key, building.wrap(valueOf(value, building))]),
  );
  const known = fc.record(fields, { requiredKeys: required?.filter((key) => key in fields) ?? [] });
  const extra =
    typeof additionalProperties === 'object'
      ? fc.dictionary(
          fc.oneof(fc.string(), hostileText),
          building.wrap(valueOf(additionalProperties, building)),
          { maxKeys: 3 },
        )
      : fc.constant({});
  return fc.tuple(known, extra).map(([one, other]) => ({ ...other, ...one }));
}

function arrayOf({ items = {}, minItems = 0, maxItems = 4 }: JsonSchema, building: Building) {
  if (building.depth > MAX_DEPTH && minItems === 0) return fc.constant([]);
  return fc.array(building.wrap(valueOf(items, building)), {
    minLength: minItems,
    maxLength: Math.max(minItems, Math.min(maxItems, 4)),
  });
}

function numberOf({ type, exclusiveMinimum, minimum = exclusiveMinimum ?? 0, maximum = 1000 }: JsonSchema) {
  const min = exclusiveMinimum !== undefined && type === 'integer' ? minimum + 1 : minimum;
  const limits = { min: Math.max(min, -(2 ** 31)), max: Math.min(maximum, 2 ** 31 - 1) };
  const small = fc.integer({
    min: Math.ceil(limits.min),
    max: Math.ceil(Math.min(limits.max, limits.min + 50)),
  });
  if (type === 'integer') return fc.oneof(small, fc.integer(limits));
  const minExcluded = exclusiveMinimum !== undefined;
  const any = fc.double({ ...limits, minExcluded, noNaN: true });
  return fc.oneof(minExcluded ? small.filter((number) => number > minimum) : small, any);
}

const moment = fc.date({ noInvalidDate: true, min: new Date(0), max: new Date('2999-12-31') });
/** Created once, because some take milliseconds. */
const FORMATS: Record<string, Arbitrary<string>> = {
  email: fc.emailAddress(),
  uuid: fc.uuid(),
  uri: fc.webUrl(),
  date: moment.map((day) => day.toISOString().slice(0, 10)),
  'date-time': moment.map((time) => time.toISOString()),
};
const patterns = new Map<string, Arbitrary<string>>();

function matching(pattern: string): Arbitrary<string> {
  const known = patterns.get(pattern) ?? fc.stringMatching(new RegExp(pattern, 'u'));
  patterns.set(pattern, known);
  return known;
}

function textOf(
  { format = '', pattern, minLength = 0, maxLength = 200 }: JsonSchema,
  text: Arbitrary<string>,
) {
  const known = FORMATS[format];
  if (known) return known;
  if (pattern !== undefined) return matching(pattern).filter((one) => one.length >= minLength);
  // JSON Schema counts code points.
  return text.map((one) => {
    const characters = Array.from(one).slice(0, maxLength);
    return characters.join('') + '…'.repeat(Math.max(0, minLength - characters.length));
  });
}

const plainText: Arbitrary<string> = fc.oneof(
  fc.string({ maxLength: 60 }),
  fc.string({ unit: 'grapheme', maxLength: 30 }),
  hostileText,
  fc.constantFrom('fr', '44000', '06 39 98 04 12', 'client@atre.example', 'CD-018734', '2026-12-01'),
);
