import { z } from 'zod';

/** The part of JSON Schema that zod writes for the contract. */
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

/** A schema of the contract, with what it refers to by name. */
export type NamedSchema = { schema: JsonSchema; names: Record<string, JsonSchema> };

/** The schema of what is sent (`input`) or answered (`output`). Refinements have no place in JSON Schema: they are lost. */
export function toJsonSchema(schema: z.ZodType, io: 'input' | 'output'): NamedSchema {
  const whole = z.toJSONSchema(schema, { io, unrepresentable: 'any' }) as JsonSchema;
  return { schema: whole, names: whole.$defs ?? {} };
}

/** The schema itself where it only names another. */
export function resolveSchema(schema: JsonSchema, names: Record<string, JsonSchema>): JsonSchema {
  const name = schema.$ref?.replace('#/$defs/', '');
  return name === undefined ? schema : (names[name] ?? {});
}
