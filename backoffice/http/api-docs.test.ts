import { describe, expect, it } from '@jest/globals';
import express from 'express';
import request from 'supertest';
import { NO_FIELDS } from '#shared/contract/operation.ts';
import { OPERATIONS, findOperation } from '#shared/contract/operations.ts';
import { createApiDocs, openApiDocument } from './api-docs.ts';

type Parameter = { name: string; in: string; required: boolean; schema: unknown };
type Described = {
  operationId: string;
  parameters: Parameter[];
  requestBody?: unknown;
  responses: Record<string, { description: string; content: Record<string, { schema: unknown }> }>;
  security?: unknown[];
};
type Document = {
  openapi: string;
  info: { title: string; version: string };
  paths: Record<string, Record<string, Described>>;
  components: { schemas: Record<string, unknown>; securitySchemes: Record<string, unknown> };
};

const document = openApiDocument('/api/v1/') as Document;
const described = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
);

describe('the OpenAPI document', () => {
  it('is of version 3.1 and describes every call of the contract and no other', () => {
    expect(document.openapi).toMatch(/^3\.1\.\d$/);
    expect(document.info.title && document.info.version).toBeTruthy();
    expect(described.map(({ method, path }) => `${method} ${path}`).sort()).toEqual(
      OPERATIONS.map(({ method, path }) => `${method} ${path}`).sort(),
    );
    const ids = described.map(({ operation }) => operation.operationId);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('names each path parameter as required, and the three parameters every call carries', () => {
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

  it('says what each call answers, what writes take, and which need a token', () => {
    for (const { method, path, operation } of described) {
      const {
        access,
        body,
        hasFiles,
        fileType = 'application/json',
        refusal = 200,
      } = findOperation(operation.operationId);
      expect(operation.responses[refusal]?.content[fileType]?.schema).toBeInstanceOf(Object);
      expect(operation.responses['default']?.description).toBeTruthy();
      expect([path, method, operation.security !== undefined]).toEqual([path, method, access !== 'public']);
      const takesBody = body !== NO_FIELDS || hasFiles;
      expect([path, method, method === 'get' && takesBody]).toEqual([path, method, false]);
      expect([path, method, operation.requestBody !== undefined]).toEqual([path, method, takesBody]);
    }
  });

  it('refers to nothing that is not in it', () => {
    const references = new Set(JSON.stringify(document).match(/"\$ref":"[^"]+"/g) ?? []);
    expect(references.size).toBeGreaterThan(0);
    for (const reference of references) {
      const [, name] = /"#\/components\/schemas\/(\w+)"$/.exec(reference) ?? [];
      expect([reference, Object.keys(document.components.schemas).includes(name ?? '')]).toEqual([
        reference,
        true,
      ]);
    }
  });

  it('can be fetched, and read at /docs', async () => {
    const app = express().use(createApiDocs('/api/v1/'));
    expect((await request(app).get('/openapi.json')).body).toEqual(document);
    const page = await request(app).get('/docs/');
    expect([page.status, page.type]).toEqual([200, 'text/html']);
    expect(page.text).toContain('Âtre back office');
  });
});
