import { z } from 'zod';

/** The subset of JSON Schema that zod generates for the contract. */
export type JsonSchema = {
  $ref?: string;
  $defs?: Record<string, JsonSchema>;
  type?: string | string[];
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
  exclusiveMinimum?: number;
  maxLength?: number;
  minLength?: number;
  minItems?: number;
  maxItems?: number;
  pattern?: string;
  format?: string;
};

/** A schema of the contract, with its named definitions. */
export type NamedSchema = { schema: JsonSchema; names: Record<string, JsonSchema> };

/** The schema of a request (`input`) or response (`output`). JSON Schema cannot express refinements, which are lost. */
export function toJsonSchema(schema: z.ZodType, io: 'input' | 'output'): NamedSchema {
  const whole = z.toJSONSchema(schema, { io, unrepresentable: 'any' }) as JsonSchema;
  return { schema: whole, names: whole.$defs ?? {} };
}

/** Resolves a reference to a named schema. */
export function resolveSchema(schema: JsonSchema, names: Record<string, JsonSchema>): JsonSchema {
  const name = schema.$ref?.replace('#/$defs/', '');
  return name === undefined ? schema : (names[name] ?? {});
}
