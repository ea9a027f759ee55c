import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { listen } from '#shared/listen.ts';

/** The part of an OpenAPI document that the mock reads. */
export type MockedDocument = {
  paths: Record<string, Record<string, MockedOperation>>;
  components: { responses: Record<string, MockedResponse>; schemas: Record<string, unknown> };
};
export type MockedOperation = {
  operationId: string;
  security: Record<string, unknown>[];
  parameters: { name: string; in: string; required: boolean; schema: object; example?: string | number }[];
  responses: Record<string, MockedResponse>;
};
type Body = { code?: string; errors?: Record<string, string> };
type MockedResponse = {
  $ref?: string;
  content?: Record<string, { example?: unknown; examples?: Record<string, { value: Body }> }>;
};
type RecordedResponse = { status: number; type: string; body: string };

/** Tokens that the mock accepts. */
export const MOCK_OPERATOR_TOKEN = 'operator-token-of-the-mock';

export type DocumentMock = { url: string; close: () => Promise<void> };

/** A back office that responds from an OpenAPI document alone: its examples, schemas and refusals. */
export async function startDocumentMock(document: MockedDocument): Promise<DocumentMock> {
  const received = createResponses(document);
  const server: Server = createServer((request, response) => {
    request.resume();
    const { status, type, body } = received(request);
    response.writeHead(status, { 'content-type': type, 'cache-control': 'private, no-store' }).end(body);
  });
  await listen(server, 0, '127.0.0.1');
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => {
        server.close(resolve);
      });
    },
  };
}

function createResponses(document: MockedDocument): (request: IncomingMessage) => RecordedResponse {
  const ajv = new Ajv2020({ coerceTypes: true, strict: false });
  addFormats.default(ajv);
  const routes = Object.entries(document.paths).map(([path, operations]) => ({
    operations,
    names: [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name),
    matches: new RegExp(`^${path.replaceAll(/\{\w+\}/g, '([^/]+)')}$`),
    hasNames: path.includes('{'),
  }));
  return ({ method = 'GET', url = '/', headers }) => {
    const { pathname, searchParams } = new URL(url, 'http://mock.example');
    const found = routes
      .filter(({ matches, operations }) => matches.test(pathname) && operations[method.toLowerCase()])
      .toSorted((one, other) => Number(one.hasNames) - Number(other.hasNames))[0];
    const operation = found?.operations[method.toLowerCase()];
    if (!found || !operation) return { status: 501, type: 'text/plain', body: 'not implemented' };
    const refuse = (code: string, fields: string[] = []) => refusal(document, operation, code, fields);
    const [, ...values] = found.matches.exec(pathname) ?? [];
    const refusedToken = refusedTokenOf(operation, headers.authorization);
    if (refusedToken) return refuse(refusedToken);
    const wrong = operation.parameters
      .filter(({ name, in: source, required, schema }) => {
        const value = searchParams.get(name);
        return (
          source === 'query' && (value === null ? required : !ajv.validate(schema, toValue(value, schema)))
        );
      })
      .map(({ name }) => name);
    if (wrong.length > 0) return refuse('invalid_request', wrong);
    const isUnknown = found.names.some((name, index) => {
      const example = operation.parameters.find((parameter) => parameter.name === name)?.example;
      return example !== undefined && String(example) !== decodeURIComponent(values[index] ?? '');
    });
    if (isUnknown) return refuse('not_found');
    if (Number(searchParams.get('page')) > 1) return emptied(document, operation);
    return success(document, operation, searchParams.get('perPage'));
  };
}

function toValue(text: string, schema: { type?: string }): unknown {
  return schema.type === 'integer' || schema.type === 'number' ? Number(text) : text;
}

/** The error code of a refused token, by the security of the operation. */
function refusedTokenOf(
  { security }: MockedOperation,
  authorization: string | undefined,
): string | undefined {
  if (security.some((choice) => Object.keys(choice).length === 0)) return undefined;
  if (authorization === undefined) return 'token_required';
  const token = authorization.replace('Bearer ', '');
  const isOperator = token === MOCK_OPERATOR_TOKEN;
  if (token.startsWith('not-a-token')) return 'invalid_token';
  const takes = (name: string) => security.some((choice) => name in choice);
  if (isOperator ? takes('operator') : takes('session')) return undefined;
  return 'forbidden';
}

function responseOf(document: MockedDocument, { $ref, ...response }: MockedResponse): MockedResponse {
  return $ref === undefined
    ? response
    : (document.components.responses[$ref.replace('#/components/responses/', '')] ?? {});
}

function refusal(
  document: MockedDocument,
  operation: MockedOperation,
  code: string,
  fields: readonly string[],
): RecordedResponse {
  for (const [status, response] of Object.entries(operation.responses)) {
    const example = responseOf(document, response).content?.['application/json']?.examples?.[code]?.value;
    if (!example) continue;
    const errors = Object.fromEntries(fields.map((field) => [field, 'invalid_type']));
    const body = fields.length === 0 ? example : { ...example, errors };
    return { status: Number(status), type: 'application/json', body: JSON.stringify(body) };
  }
  return { status: 501, type: 'text/plain', body: `no example of ${code}` };
}

function success(
  document: MockedDocument,
  operation: MockedOperation,
  perPage: string | null,
): RecordedResponse {
  const response = responseOf(document, operation.responses['200'] ?? {});
  const [type = 'text/plain', { example } = {}] = Object.entries(response.content ?? {})[0] ?? [];
  if (type !== 'application/json') return { status: 200, type, body: 'a file' };
  const body = perPage === '1' ? withItems(example, (items) => items.slice(0, 1)) : example;
  return { status: 200, type, body: JSON.stringify(body ?? null) };
}

function emptied(document: MockedDocument, operation: MockedOperation): RecordedResponse {
  const { example } =
    responseOf(document, operation.responses['200'] ?? {}).content?.['application/json'] ?? {};
  return { status: 200, type: 'application/json', body: JSON.stringify(withItems(example, () => [])) };
}

function withItems(example: unknown, change: (items: unknown[]) => unknown[]): unknown {
  if (typeof example !== 'object' || example === null || !('items' in example)) return example;
  return Array.isArray(example.items) ? { ...example, items: change(example.items) } : example;
}
