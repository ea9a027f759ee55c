import type { z } from 'zod';
import { commonQuery } from '#shared/contract/common.ts';
import type { HeaderNote, OperationNotes } from '#shared/contract/documentation/operation-notes.ts';
import type { OperationExample } from '#shared/contract/examples/operation-examples.ts';
import type { Operation } from '#shared/contract/operation.ts';
import type { JsonSchema, SchemaRegistry } from './schema-registry.ts';

const PATH_PARAMETERS: Readonly<Record<string, { schema: JsonSchema; description: string }>> = {
  id: {
    schema: { type: 'integer', minimum: 1, maximum: 2_147_483_647 },
    description: 'Number of the entity. An unknown number is refused with 404.',
  },
  customer_id: {
    schema: { type: 'string', maxLength: 40 },
    description: 'Customer number of the session, such as `C-004512`. Any other is refused with 404.',
  },
  address_id: {
    schema: { type: 'integer', minimum: 1, maximum: 2_147_483_647 },
    description: 'Number of an address of the customer.',
  },
  entity_id: {
    schema: { type: 'integer', minimum: 1, maximum: 2_147_483_647 },
    description: 'Number of the favourite entity.',
  },
};

const TOKEN = { type: 'string', pattern: '^[\\w-]{43}$' };

const HEADERS: Readonly<
  Record<HeaderNote | 'address', { name: string; schema: JsonSchema; description: string }>
> = {
  cart: {
    name: 'X-Cart-Token',
    schema: TOKEN,
    description:
      'Opens the cart of a guest: 32 random bytes as base64url, created and stored by the storefront. The session of a professional takes precedence.',
  },
  device: {
    name: 'X-Device-Token',
    schema: TOKEN,
    description: 'Identifies a browser with an earlier login, as returned in `device_token`.',
  },
  idempotency: {
    name: 'Idempotency-Key',
    schema: { type: 'string', pattern: '^[\\w-]{16,64}$' },
    description:
      'Identifies one submission: a request that repeats the key returns the first result. Keys of operators are known for thirty days.',
  },
  match: {
    name: 'If-Match',
    schema: { type: 'string' },
    description: 'Entity tag of the record that the change is based on, as returned in `ETag`, or `*`.',
  },
  visitor: {
    name: 'X-Visitor-Id',
    schema: { type: 'string', pattern: '^[\\w-]{16,64}$' },
    description: 'Random identifier of the browser, set by the storefront.',
  },
  address: {
    name: 'X-Client-Address',
    schema: { type: 'string' },
    description:
      'Address of the visitor, set by the storefront. Rate limits count by it, and by the address of the connection without it.',
  },
};

export function describeParameters(
  operation: Pick<Operation, 'path' | 'query'>,
  notes: OperationNotes,
  { path = {}, query = {} }: Pick<OperationExample, 'path' | 'query'>,
  registry: SchemaRegistry,
): JsonSchema[] {
  const inPath = pathNames(operation.path).map((name) => {
    const known = PATH_PARAMETERS[name];
    if (!known) throw new Error(`The path parameter ${name} has no description.`);
    return { name, in: 'path', required: true, ...known, ...exampleOf(path, name) };
  });
  const headers = [...(notes.headers ?? []), ...(notes.isLimited ? (['address'] as const) : [])];
  return [
    ...inPath,
    ...describeQuery(commonQuery, { site_id: 1, lang: 'fr', sales_plan_id: 1, ...query }, registry),
    ...describeQuery(operation.query, query, registry),
    ...headers.map((header) => {
      const isRequired = header === 'idempotency';
      return { ...HEADERS[header], in: 'header', required: isRequired };
    }),
  ];
}

function pathNames(path: string): string[] {
  return [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? '');
}

function describeQuery(query: z.ZodType, examples: JsonSchema, registry: SchemaRegistry): JsonSchema[] {
  const { properties, required } = registry.input(query) as {
    properties?: Record<string, JsonSchema>;
    required?: string[];
  };
  return Object.entries(properties ?? {}).map(([name, { description, ...schema }]) => ({
    name,
    in: 'query',
    required: required?.includes(name) ?? false,
    ...(description !== undefined && { description }),
    schema,
    ...exampleOf(examples, name),
  }));
}

function exampleOf(examples: JsonSchema, name: string): JsonSchema {
  return name in examples ? { example: examples[name] } : {};
}
