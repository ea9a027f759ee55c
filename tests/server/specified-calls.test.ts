import { beforeAll, describe, expect, it } from '@jest/globals';
import request from 'supertest';
import { z } from 'zod';
import { openApiDocument } from '#shared/contract/openapi/open-api-document.ts';
import { apiError, commonQuery } from '#shared/contract/common.ts';
import { findOperation } from '#shared/contract/operations.ts';
import { SPECIFIED_CALLS } from '#tests/support/specified-calls.data.ts';
import { createTestStorefront, type TestStorefront } from '#tests/support/test-storefront.ts';

type JsonSchema = {
  $ref?: string;
  $defs?: Record<string, JsonSchema>;
  properties?: Record<string, unknown>;
  anyOf?: JsonSchema[];
  allOf?: JsonSchema[];
};
type OpenApiPaths = Record<string, Record<string, { parameters: { name: string; in: string }[] }>>;

/** Statuses of a call that names no site; without a session, calls of customers are a 500 with these codes (section 8). */
const REFUSED = new Set([400, 401, 403, 415, 422]);
const WITHOUT_SESSION = new Set(['token_required', 'refresh_no_longer_available']);

/** Each from an address of its own: attempts without a token are counted. A logout is never refused. */
const REFUSED_CALLS = SPECIFIED_CALLS.filter(({ call }) => call !== 'GET /user/logout').map(
  ({ call }, index) => ({ call, address: `203.0.113.${index}` }),
);

let storefront: TestStorefront;
beforeAll(async () => {
  storefront = await createTestStorefront({ env: { TRUST_PROXY: '127.0.0.1' } });
});

const paths = openApiDocument('/api/v1/')['paths'] as OpenApiPaths;

/** Names of the fields that a schema, or one of its alternatives, has. */
function fieldsOf(schema: z.ZodType | undefined, io: 'input' | 'output'): string[] {
  if (!schema) return [];
  const { $defs = {}, ...root } = z.toJSONSchema(schema, { io, unrepresentable: 'any' }) as JsonSchema;
  const collect = ({ $ref = '', properties = {}, anyOf = [], allOf = [] }: JsonSchema): string[] => [
    ...Object.keys(properties),
    ...[$defs[$ref.replace('#/$defs/', '')] ?? {}, ...anyOf, ...allOf]
      .filter((below) => Object.keys(below).length > 0)
      .flatMap(collect),
  ];
  return collect(root);
}

describe('calls of section 7 of the specification', () => {
  it.each(SPECIFIED_CALLS)(
    '[AP-03, AP-15] call $call: has its parameters and answer in the contract ($says)',
    ({ call, takes = [], gives = [] }) => {
      const operation = findOperation(call);
      const taken = [operation.query, operation.body, commonQuery].flatMap((schema) =>
        fieldsOf(schema, 'input'),
      );
      expect(taken).toEqual(expect.arrayContaining(takes));
      expect(fieldsOf(operation.response, 'output')).toEqual(expect.arrayContaining(gives));
    },
  );

  it.each(SPECIFIED_CALLS)(
    '[AP-02, AP-15] call $call: stands in the OpenAPI document with the parameters of every call',
    ({ call }) => {
      const { method, path } = findOperation(call);
      const names = paths[path]?.[method]?.parameters.map(({ name }) => name);
      expect(names).toEqual(expect.arrayContaining(Object.keys(commonQuery.shape)));
    },
  );

  it.each(REFUSED_CALLS)(
    '[AP-01, AP-15] call $call: passes the proxy, and is refused in JSON without what it needs',
    async ({ call, address }) => {
      const { method, path } = findOperation(call);
      const url = `/api/v1${path.replace('{customer_id}', 'C-000001').replaceAll(/\{\w+\}/g, '1')}`;
      const agent = request(storefront.app);
      const response = await agent[method](url)
        .set('sec-fetch-site', 'same-origin')
        .set('x-forwarded-for', address)
        .set('content-type', 'application/json');
      const { code } = apiError.parse(response.body);
      expect(REFUSED.has(response.status) || WITHOUT_SESSION.has(code)).toBe(true);
    },
  );
});
