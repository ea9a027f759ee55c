import { beforeAll, describe, expect, it } from '@jest/globals';
import { Validator } from '@seriousme/openapi-schema-validator';
import { OPERATION_NOTES } from '#shared/contract/documentation/find-notes.ts';
import { NO_FIELDS, type Operation } from '#shared/contract/operation.ts';
import { OPERATIONS } from '#shared/contract/operations.ts';
import { openApiDocument } from './open-api-document.ts';

type Schema = { $ref?: string; description?: string; properties?: Record<string, Schema> };
type Response = {
  $ref?: string;
  description?: string;
  content?: Record<string, { schema: Schema & { properties?: { code?: { enum?: string[] } } } }>;
};
type Described = {
  operationId: string;
  summary: string;
  description: string;
  parameters: { name: string; in: string; required: boolean; description?: string }[];
  requestBody?: unknown;
  responses: Record<string, Response>;
  security: Record<string, unknown>[];
};
type Document = {
  openapi: string;
  info: { title: string; version: string };
  tags: { name: string; description?: string }[];
  paths: Record<string, Record<string, Described>>;
  components: { schemas: Record<string, Schema>; responses: Record<string, Response> };
};

const document = openApiDocument('/api/v1/') as Document;
const described = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
);
const operationOf = new Map(
  OPERATIONS.map((operation: Operation) => [`${operation.method} ${operation.path}`, operation]),
);

/** A sentence starts with a capital, a digit or code and ends with a full stop. */
const SENTENCE = /^[A-Z0-9`].*\.$/s;

let validation: Awaited<ReturnType<Validator['validate']>>;
beforeAll(async () => {
  validation = await new Validator().validate(structuredClone(document));
});

describe('the OpenAPI document', () => {
  it('document: is valid OpenAPI 3.1', () => {
    expect(validation.errors).toBeUndefined();
    expect([document.openapi, validation.valid]).toEqual([expect.stringMatching(/^3\.1\.\d$/), true]);
  });

  it('document: describes every operation of the contract and no other', () => {
    expect(described.map(({ method, path }) => `${method} ${path}`).sort()).toEqual(
      [...operationOf.keys()].sort(),
    );
    expect(Object.keys(OPERATION_NOTES).sort()).toEqual(OPERATIONS.map(({ id }) => id).sort());
  });

  it('operationId: is unique and camelCase', () => {
    const ids = described.map(({ operation }) => operation.operationId);
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
    expect(ids.filter((id) => !/^[a-z]+(?:[A-Z][a-z]*)*$/.test(id))).toEqual([]);
  });

  it('operations, parameters, tags and schemas: each has a description of whole sentences', () => {
    const missing = [
      ...described
        .filter(({ operation }) => !SENTENCE.test(operation.description) || operation.summary === '')
        .map(({ path, method }) => `${method} ${path}`),
      ...described.flatMap(({ path, method, operation }) =>
        operation.parameters
          .filter(({ description = '' }) => !SENTENCE.test(description))
          .map(({ name }) => `${method} ${path} ${name}`),
      ),
      ...document.tags.filter(({ description = '' }) => !SENTENCE.test(description)).map(({ name }) => name),
      ...Object.entries(document.components.schemas)
        .filter(([, { description = '' }]) => !SENTENCE.test(description))
        .map(([name]) => name),
    ];
    expect(missing).toEqual([]);
  });

  it('fields: each field of a shared schema has a description', () => {
    const missing = Object.entries(document.components.schemas).flatMap(([name, { properties = {} }]) =>
      Object.entries(properties)
        .filter(([, field]) => field.description === undefined && field.$ref === undefined)
        .map(([field]) => `${name}.${field}`),
    );
    expect(missing).toEqual([]);
  });

  it('path parameters: all are listed and required, besides the three parameters of every operation', () => {
    for (const { path, operation } of described) {
      const inPath = operation.parameters.filter((parameter) => parameter.in === 'path');
      expect([path, inPath.map((parameter) => `{${parameter.name}}`)]).toEqual([
        path,
        path.match(/\{\w+\}/g) ?? [],
      ]);
      expect(inPath.every((parameter) => parameter.required)).toBe(true);
      const names = operation.parameters.map((parameter) => parameter.name);
      expect(names).toEqual(expect.arrayContaining(['site_id', 'lang', 'sales_plan_id']));
      expect([path, new Set(names).size]).toEqual([path, names.length]);
    }
  });

  it('responses and bodies: success, request body and access follow from the contract', () => {
    const facts = described.map(({ method, path, operation }) => ({
      call: `${method} ${path}`,
      types: Object.keys(operation.responses[200]?.content ?? {}),
      takesBody: operation.requestBody !== undefined,
      isOpen: operation.security.some((choice) => Object.keys(choice).length === 0),
    }));
    expect(facts).toEqual(
      described.map(({ method, path }) => {
        const contract = operationOf.get(`${method} ${path}`);
        return {
          call: `${method} ${path}`,
          types: contract?.refusal ? [] : [contract?.fileType ?? 'application/json'],
          takesBody: contract?.body !== NO_FIELDS,
          isOpen: contract?.access === 'public' || contract?.access === 'token',
        };
      }),
    );
  });

  it('refusals: every 4xx and 5xx response names its codes', () => {
    const withoutCodes = described.flatMap(({ path, method, operation }) =>
      Object.entries(operation.responses)
        .filter(([status]) => Number(status) >= 400)
        .filter(([, response]) => codesOf(response).length === 0)
        .map(([status]) => `${method} ${path} ${status}`),
    );
    expect(withoutCodes).toEqual([]);
    const login = document.paths['/user/login']?.['post']?.responses[401];
    expect(login && codesOf(login)).toEqual(['invalid_credentials', 'USER_NOT_VALIDATED']);
    const product = document.paths['/product/{id}']?.['get']?.responses[400];
    expect(product && codesOf(product)).toContain('not_available');
  });

  it('references: each refers to a component of the document', () => {
    const references = new Set(JSON.stringify(document).match(/"\$ref":"[^"]+"/g) ?? []);
    expect(references.size).toBeGreaterThan(0);
    const known = new Set(
      Object.entries(document.components).flatMap(([kind, named]) =>
        Object.keys(named).map((name) => `"$ref":"#/components/${kind}/${name}"`),
      ),
    );
    expect([...references].filter((reference) => !known.has(reference))).toEqual([]);
  });
});

function codesOf({ $ref, content }: Response): string[] {
  if ($ref !== undefined)
    return codesOf(document.components.responses[$ref.replace('#/components/responses/', '')] ?? {});
  return content?.['application/json']?.schema.properties?.code?.enum ?? [];
}
