import { Router, type RequestHandler } from 'express';
import swaggerUi from 'swagger-ui-express';
import { z } from 'zod';
import { apiError, commonQuery } from '#shared/contract/common.ts';
import { FILES_FIELD, MOST_FILES } from '#shared/domain/attachments.ts';
import { pathNames } from './path-params.ts';
import { NO_FIELDS, type Operation } from '#shared/contract/operation.ts';
import { OPERATIONS } from '#shared/contract/operations.ts';

type JsonSchema = Record<string, unknown>;

const REFUSED = content({ $ref: '#/components/schemas/Error' });

/** The OpenAPI 3.1 document, made from the contract's schemas: there is no other description of the API. */
export function openApiDocument(basePath: string): JsonSchema {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const operation of OPERATIONS) {
    (paths[operation.path] ??= {})[operation.method] = describe(operation);
  }
  const schemas = Object.assign({}, ...OPERATIONS.map(namedSchemas)) as JsonSchema;
  return {
    openapi: '3.1.0',
    info: {
      title: 'Âtre back office',
      version: '1',
      description:
        'Reference back office of the Âtre storefront. Every call takes site_id, lang and sales_plan_id in its query.',
    },
    servers: [{ url: basePath.replace(/\/$/, '') }],
    paths,
    components: {
      securitySchemes: { token: { type: 'http', scheme: 'bearer' } },
      schemas: { Error: jsonSchema(apiError, 'output'), ...schemas },
    },
  };
}

/** `/openapi.json`, and `/docs` to read it. */
export function createApiDocs(basePath: string): Router {
  // Made when it is first asked for: that takes as long as all the rest of a start.
  let made: JsonSchema | undefined;
  const document = () => (made ??= openApiDocument(basePath));
  const router = Router();
  router.get('/openapi.json', (_request, response) => {
    response.json(document());
  });
  const showReader: RequestHandler = (request, response, next) => {
    const show = swaggerUi.setup(document(), { customSiteTitle: 'Âtre back office' });
    show(request, response, next);
  };
  router.use('/docs', swaggerUi.serve, showReader);
  return router;
}

function describe(operation: Operation): JsonSchema {
  return {
    operationId: operation.id,
    summary: operation.summary,
    tags: [operation.tag],
    ...(operation.access !== 'public' && { security: [{ token: [] }] }),
    parameters: [
      ...pathNames(operation.path).map((name) => parameter(name, 'path', pathType(name), true)),
      ...parametersOf(commonQuery),
      ...parametersOf(operation.query),
    ],
    ...(operation.body !== NO_FIELDS && {
      requestBody: { required: true, content: bodyContent(operation, operation.body) },
    }),
    responses: {
      ...(operation.refusal
        ? { [operation.refusal]: { description: 'Refused', content: REFUSED } }
        : { 200: { description: 'Done', content: answerContent(operation) } }),
      default: { description: 'Refused', content: REFUSED },
    },
  };
}

function pathType(name: string): JsonSchema {
  return name === 'customer_id' ? { type: 'string' } : { type: 'integer', minimum: 1 };
}

function answerContent({ fileType, response }: Operation): JsonSchema {
  if (!fileType) return content(jsonSchema(response, 'output'));
  return { [fileType]: { schema: { type: 'string', format: 'binary' } } };
}

function bodyContent({ hasFiles }: Operation, body: z.ZodObject): JsonSchema {
  const schema = jsonSchema(body, 'input');
  if (!hasFiles) return content(schema);
  const files = { type: 'array', items: { type: 'string', format: 'binary' }, maxItems: MOST_FILES };
  const properties = { ...(schema['properties'] as JsonSchema), [FILES_FIELD]: files };
  return { 'multipart/form-data': { schema: { ...schema, properties } } };
}

function parametersOf(query: z.ZodObject): JsonSchema[] {
  const schema = jsonSchema(query, 'input') as {
    properties?: Record<string, JsonSchema>;
    required?: string[];
  };
  return Object.entries(schema.properties ?? {}).map(([name, property]) =>
    parameter(name, 'query', property, schema.required?.includes(name) ?? false),
  );
}

function parameter(name: string, place: 'path' | 'query', schema: JsonSchema, required: boolean): JsonSchema {
  return { name, in: place, required, schema };
}

function content(schema: JsonSchema): JsonSchema {
  return { 'application/json': { schema } };
}

/** Schemas with a name of their own stand once, among the document's components. */
function namedSchemas(operation: Operation): JsonSchema {
  const answers = z.toJSONSchema(operation.response, { unrepresentable: 'any' }).$defs;
  const bodies = z.toJSONSchema(operation.body, { io: 'input', unrepresentable: 'any' }).$defs;
  return withComponentReferences({ ...bodies, ...answers });
}

function jsonSchema(schema: z.ZodType, io: 'input' | 'output'): JsonSchema {
  const {
    $schema: _dialect,
    $defs: _named,
    ...rest
  } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return withComponentReferences(rest);
}

function withComponentReferences(schema: JsonSchema): JsonSchema {
  const text = JSON.stringify(schema).replaceAll('"#/$defs/', '"#/components/schemas/');
  return JSON.parse(text) as JsonSchema;
}
