import { describe, expect, it } from '@jest/globals';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { notesOf } from '#shared/contract/documentation/find-notes.ts';
import type { Operation } from '#shared/contract/operation.ts';
import { NO_FIELDS } from '#shared/contract/operation.ts';
import { openApiDocument } from '#shared/contract/openapi/open-api-document.ts';
import { OPERATIONS } from '#shared/contract/operations.ts';
import { exampleOf } from './operation-examples.ts';

const DOCUMENT = 'https://backoffice.example/openapi.json';
const operations: readonly Operation[] = OPERATIONS;
const examples = operations.map((operation) => ({ operation, ...exampleOf(notesOf(operation.id).name) }));

function createSchemas(): (pointer: string) => ValidateFunction | undefined {
  const ajv = new Ajv2020({ strict: false });
  addFormats.default(ajv);
  ajv.addSchema(JSON.parse(JSON.stringify(openApiDocument('/api/v1/'))) as object, DOCUMENT);
  return (pointer) => ajv.getSchema(`${DOCUMENT}#${pointer}`);
}

describe('examples of the OpenAPI document', () => {
  it('examples of responses and bodies: each satisfies the schema of the contract', () => {
    const wrong = examples.flatMap(({ operation, response, body, query }) => [
      ...(response === undefined || operation.response.safeParse(response).success
        ? []
        : [`${operation.id} response`]),
      ...(body === undefined || operation.body.safeParse(body).success ? [] : [`${operation.id} body`]),
      ...(operation.query.safeParse(query ?? {}).success || response === undefined
        ? []
        : [`${operation.id} query`]),
    ]);
    expect(wrong).toEqual([]);
  });

  it('examples of responses: each satisfies the JSON Schema of the document', () => {
    const schemaAt = createSchemas();
    const wrong = examples
      .filter(({ operation, response }) => response !== undefined && !operation.isFile)
      .filter(({ operation: { path, method }, response }) => {
        const pointer = path.replaceAll('/', '~1').replaceAll('{', '%7B').replaceAll('}', '%7D');
        const validate = schemaAt(
          `/paths/${pointer}/${method}/responses/200/content/application~1json/schema`,
        );
        return !validate?.(response);
      })
      .map(({ operation }) => operation.id);
    expect(wrong).toEqual([]);
  });

  it('operations: each has an example of its response and of its body', () => {
    const without = examples.flatMap(({ operation, response, body }) => [
      ...(operation.isFile || operation.refusal || response !== undefined
        ? []
        : [`${operation.id} response`]),
      ...(operation.body === NO_FIELDS || operation.refusal || body !== undefined
        ? []
        : [`${operation.id} body`]),
    ]);
    expect(without).toEqual([]);
  });
});
