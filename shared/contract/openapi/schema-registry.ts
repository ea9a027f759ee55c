import { z } from 'zod';

export type JsonSchema = Record<string, unknown>;

type Direction = 'input' | 'output';

/** JSON schemas of a document. Schemas with an `id` become components that others refer to. */
export type SchemaRegistry = {
  input(schema: z.ZodType): JsonSchema;
  output(schema: z.ZodType): JsonSchema;
  components(): Record<string, JsonSchema>;
};

const REFERENCE = '#/components/schemas/';

/**
 * Converts schemas for one document. `all`: every schema of the document. A component whose input differs from its
 * output (fields with defaults are optional in requests) appears twice, the input as `…Input`.
 */
export function createSchemaRegistry(all: readonly [Direction, z.ZodType][]): SchemaRegistry {
  const named: Record<Direction, Record<string, JsonSchema>> = { input: {}, output: {} };
  for (const [direction, schema] of all) Object.assign(named[direction], convert(schema, direction).named);
  const differing = findDiffering(named.input, named.output);
  const refer = (schema: JsonSchema, direction: Direction) =>
    replaceReferences(schema, (name) =>
      direction === 'input' && differing.has(name) ? `${name}Input` : name,
    );
  return {
    input: (schema) => refer(convert(schema, 'input').schema, 'input'),
    output: (schema) => refer(convert(schema, 'output').schema, 'output'),
    components: () => {
      const inputs = Object.entries(named.input).map(([name, schema]): [string, JsonSchema] => [
        differing.has(name) ? `${name}Input` : name,
        refer(schema, 'input'),
      ]);
      const outputs = Object.entries(named.output).map(([name, schema]): [string, JsonSchema] => [
        name,
        refer(schema, 'output'),
      ]);
      return Object.fromEntries([...inputs, ...outputs].toSorted(([one], [other]) => (one < other ? -1 : 1)));
    },
  };
}

function convert(
  schema: z.ZodType,
  io: Direction,
): { schema: JsonSchema; named: Record<string, JsonSchema> } {
  const whole = z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    // Additional fields are allowed in both directions: clients ignore unknown ones.
    override: ({ jsonSchema }) => {
      if (jsonSchema.additionalProperties === false) delete jsonSchema.additionalProperties;
      delete jsonSchema.id;
    },
  });
  const { $schema: _dialect, $defs: named = {}, ...rest } = whole;
  // A named root schema is a component too, although the conversion does not refer to it.
  const name = z.globalRegistry.get(schema)?.id;
  if (name === undefined || rest.$ref !== undefined) return { schema: rest, named };
  const self = JSON.parse(
    JSON.stringify(rest).replaceAll('"$ref":"#"', `"$ref":"#/$defs/${name}"`),
  ) as JsonSchema;
  return { schema: { $ref: `#/$defs/${name}` }, named: { ...named, [name]: self } };
}

/** Names whose input differs from their output, directly or through a component that they refer to. */
function findDiffering(
  inputs: Record<string, JsonSchema>,
  outputs: Record<string, JsonSchema>,
): ReadonlySet<string> {
  const differing = new Set(
    Object.keys(inputs).filter(
      (name) => outputs[name] && JSON.stringify(inputs[name]) !== JSON.stringify(outputs[name]),
    ),
  );
  let size = -1;
  while (size !== differing.size) {
    size = differing.size;
    for (const [name, schema] of Object.entries(inputs)) {
      const references = [...JSON.stringify(schema).matchAll(/"#\/\$defs\/(\w+)"/g)].map(([, to = '']) => to);
      if (outputs[name] && references.some((to) => differing.has(to))) differing.add(name);
    }
  }
  return differing;
}

function replaceReferences(schema: JsonSchema, rename: (name: string) => string): JsonSchema {
  const text = JSON.stringify(schema).replaceAll(
    /"#\/\$defs\/(\w+)"/g,
    (_whole, name: string) => `"${REFERENCE}${rename(name)}"`,
  );
  return JSON.parse(text) as JsonSchema;
}
