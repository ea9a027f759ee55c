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

/** Statuses of a call without a site; without a session, calls of customers return 500 with these codes (section 8). */
const REFUSED = new Set([400, 401, 403, 415, 422]);
const WITHOUT_SESSION = new Set(['token_required', 'refresh_no_longer_available']);

/** Each from its own address, because attempts without a token are limited. A logout is never refused. */
const REFUSED_CALLS = SPECIFIED_CALLS.filter(({ call }) => call !== 'GET /user/logout').map(
  ({ call }, index) => ({ call, address: `203.0.113.${index}` }),
);

let storefront: TestStorefront;
beforeAll(async () => {
  storefront = await createTestStorefront({ env: { TRUST_PROXY: '127.0.0.1' } });
});

const paths = openApiDocument('/api/v1/')['paths'] as OpenApiPaths;

/** Field names of a schema or of one of its alternatives. */
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
    '[AP-03, AP-15] call $call: the contract has its parameters and response ($says)',
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
    '[AP-02, AP-15] call $call: the OpenAPI document has it with the common parameters',
    ({ call }) => {
      const { method, path } = findOperation(call);
      const names = paths[path]?.[method]?.parameters.map(({ name }) => name);
      expect(names).toEqual(expect.arrayContaining(Object.keys(commonQuery.shape)));
    },
  );

  it.each(REFUSED_CALLS)(
    '[AP-01, AP-15] call $call: passes the proxy, and is refused in JSON without its parameters',
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
