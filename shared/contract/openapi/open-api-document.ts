import type { z } from 'zod';
import { apiError, commonQuery } from '#shared/contract/common.ts';
import { notesOf } from '#shared/contract/documentation/find-notes.ts';
import { exampleOf, type OperationExample } from '#shared/contract/examples/operation-examples.ts';
import { NO_FIELDS, type Access, type Operation } from '#shared/contract/operation.ts';
import { OPERATIONS } from '#shared/contract/operations.ts';
import { OPERATOR_COOKIE } from '#shared/domain/operator-cookie.ts';
import { ATTACHMENT_LIMITS, FILES_FIELD } from '#shared/domain/attachments.ts';
import { isForOperators, rolesOf } from '#shared/contract/operator-role.ts';
import { describeErrors } from './describe-errors.ts';
import { describeParameters } from './describe-parameters.ts';
import { createSchemaRegistry, type JsonSchema, type SchemaRegistry } from './schema-registry.ts';

const DESCRIPTION = `API between the storefront and its back office. The storefront is its only client: browsers reach it through the proxy of the storefront, which adds the credentials.

- Every request carries \`site_id\`, \`lang\` and \`sales_plan_id\`. The plan decides which entities exist and which prices they have; the session of a professional decides discounts.
- Every refusal is an \`Error\`: \`code\` is for programs, \`message\` for developers. \`errors\` maps fields to codes, \`params\` holds figures for messages.
- An expired or unknown session is refused with 500 and the code \`token_required\`, \`invalid_token\`, \`blacklisted_token\` or \`refresh_no_longer_available\`; the storefront then ends the session of the visitor.
- Lists are objects with \`items\` and \`total\`. Lists in pages take \`page\` and \`perPage\`; a page beyond the last is empty.
- Operators edit records: \`PUT /{resource}\` takes what \`GET /{resource}/record/{id}\` returns, and \`If-Match\` with its \`ETag\` refuses a write based on an outdated one with 412. A field that the record does not have is refused with the code \`unknown_key\`, and \`params\` maps it to the nearest known name.
- Responses to requests with credentials, and of operations that need any, bear \`Cache-Control: private, no-store\`.
- Responses may hold further fields; clients ignore them.`;

const TAGS: Readonly<Record<string, string>> = {
  address: 'Addresses of the customer as a generic resource.',
  carrier: 'Carriers and relay points.',
  cart: 'The cart, from the first line to the order.',
  category: 'The category tree of the catalogue.',
  city: 'Communes of France with their postcodes.',
  civility: 'Forms of address.',
  company: 'Companies with their credit, for operators.',
  consent: 'The consent ledger.',
  contact: 'Installers, distributors, stockists and regional contacts.',
  country: 'Countries of forms.',
  customer: 'The customer of the session.',
  document: 'Manuals, data sheets and certificates.',
  home: 'Home pages.',
  media: 'Pictures and documents of the shop.',
  menu: 'Menus.',
  operator: 'Sign-in, people and tokens of the back office. The storefront does not forward these calls.',
  fulfilment: 'Work of operators on orders: parcels, cancellations, credit notes, refunds, returns.',
  order: 'Orders and their documents.',
  page: 'Content pages.',
  part: 'Spare parts, exploded views and quick orders.',
  payment: 'Means of payment and notifications of the payment provider.',
  preview: 'Previews of unpublished pages.',
  product: 'Products, variants and sizes.',
  promotion: 'Promotion codes.',
  project: 'Worksites with configurations and proposals.',
  redirection: 'Redirect rules of editors.',
  sav: 'After-sales pages, questions and appliance faults.',
  search: 'Search and its synonyms.',
  setting: 'Settings of editors.',
  site: 'Sites with their languages and sales plans.',
  sitemap: 'The site map page.',
  slider: 'Slides of the home page.',
  tags: 'Tags of content pages.',
  ticket: 'Requests of visitors.',
  url: 'Public addresses and where they lead.',
  user: 'Sessions, passwords and applications of accounts.',
};

/** Builds the OpenAPI 3.1 document of the contract. `basePath`: path of the API on its server, `/api/v1/`. */
export function openApiDocument(basePath: string): JsonSchema {
  const registry = createSchemaRegistry(listSchemas());
  const responses: Record<string, JsonSchema> = {};
  const paths: Record<string, JsonSchema> = {};
  for (const operation of OPERATIONS) {
    (paths[operation.path] ??= {})[operation.method] = describe(operation, { registry, responses });
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Back office',
      version: '1',
      license: { name: 'MIT', identifier: 'MIT' },
      description: DESCRIPTION,
    },
    servers: [{ url: basePath.replace(/\/$/, '') }],
    tags: [...new Set(OPERATIONS.map(({ tag }) => tag))]
      .toSorted()
      .map((name) => ({ name, description: TAGS[name] })),
    paths,
    components: {
      securitySchemes: {
        session: {
          type: 'http',
          scheme: 'bearer',
          description: 'Access token of a session, from `login` or `renewSession`.',
        },
        operator: {
          type: 'http',
          scheme: 'bearer',
          description:
            'Token of an operator: one created by `createOperatorToken`, or `OPERATOR_TOKEN`, which has every role.',
        },
        operatorSession: {
          type: 'apiKey',
          in: 'cookie',
          name: OPERATOR_COOKIE,
          description:
            'Cookie of an operator, from `signInOperator`. It counts only in requests of pages of the back office, by `Sec-Fetch-Site` or `Origin`.',
        },
      },
      responses,
      schemas: registry.components(),
    },
  };
}

/** `session` and `operator` are alternatives; `{}` allows requests without credentials. */
const SECURITY: Readonly<Record<Access, JsonSchema[]>> = {
  public: [{}, { session: [] }],
  customer: [{ session: [] }],
  'customer-or-operator': [{ session: [] }, { operator: [] }, { operatorSession: [] }],
  operator: [{ operator: [] }, { operatorSession: [] }],
  token: [{}, { session: [] }],
};

const MEGABYTE = 1024 ** 2;

const TAG_HEADER = {
  ETag: { description: 'Entity tag of the record after the request.', schema: { type: 'string' } },
};

type Parts = { registry: SchemaRegistry; responses: Record<string, JsonSchema> };

function describe(operation: Operation, { registry, responses }: Parts): JsonSchema {
  const notes = notesOf(operation.id);
  const example = exampleOf(notes.name);
  return {
    operationId: notes.name,
    summary: operation.summary,
    description: notes.description + rolesText(operation),
    ...(isForOperators(operation) && { 'x-roles': rolesOf(operation) }),
    tags: [operation.tag],
    security: SECURITY[operation.access],
    parameters: describeParameters(operation, notes, example, registry),
    ...(operation.body !== NO_FIELDS && {
      requestBody: { required: true, content: describeBody(operation, operation.body, example, registry) },
    }),
    responses: {
      ...(!operation.refusal && {
        200: {
          description: 'Success.',
          ...(notes.hasTag && { headers: TAG_HEADER }),
          content: describeContent(operation, example, registry),
        },
      }),
      ...describeErrors(operation, responses),
    },
  };
}

function rolesText(operation: Operation): string {
  return isForOperators(operation) ? ` Roles of operators: ${rolesOf(operation).join(', ')}.` : '';
}

function describeContent(
  { fileType, response: schema }: Operation,
  { response }: OperationExample,
  registry: SchemaRegistry,
): JsonSchema {
  if (fileType) return { [fileType]: { schema: { type: 'string', format: 'binary' } } };
  return {
    'application/json': {
      schema: registry.output(schema),
      ...(response !== undefined && { example: response }),
    },
  };
}

function describeBody(
  { hasFiles, fileLimits = ATTACHMENT_LIMITS }: Operation,
  schema: z.ZodType,
  { body }: OperationExample,
  registry: SchemaRegistry,
): JsonSchema {
  const example = body === undefined ? {} : { example: body };
  if (!hasFiles) return { 'application/json': { schema: registry.input(schema), ...example } };
  const files = {
    type: 'array',
    items: { type: 'string', format: 'binary' },
    maxItems: fileLimits.count,
    description: `Files of the form, each at most ${fileLimits.bytes / MEGABYTE} MB.`,
  };
  const form = { allOf: [registry.input(schema), { type: 'object', properties: { [FILES_FIELD]: files } }] };
  return { 'multipart/form-data': { schema: form, ...example } };
}

function listSchemas(): ['input' | 'output', z.ZodType][] {
  return [
    ['output', apiError],
    ['input', commonQuery],
    ...OPERATIONS.flatMap(({ response, body, query }): ['input' | 'output', z.ZodType][] => [
      ['output', response],
      ['input', body],
      ['input', query],
    ]),
  ];
}
