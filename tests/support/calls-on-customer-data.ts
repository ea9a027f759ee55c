import { z } from 'zod';
import { NO_FIELDS, type Operation } from '#shared/contract/operation.ts';
import { ADDRESS, HOUSE, ROOM, type CustomerData, type CustomerEntity } from './customer-data.ts';

/** Maximum of an id column: a number with this limit in the contract is an id. */
const MAX_ID = 2_147_483_647;

/** The kind of entity that an id refers to, by field name; `null`: a public entity. */
const NOUNS: Readonly<Record<string, CustomerEntity | null>> = {
  address_id: 'address',
  replaced_by: 'address',
  project_id: 'project',
  configuration: 'configuration',
  configurations: 'configuration',
  reference: 'reference',
  entity_id: null,
  element_id: null,
  product_id: null,
};
/** The kind of entity of `id`, by the segment before it, or the first one. */
const PATHS: Readonly<Record<string, CustomerEntity | null>> = {
  project: 'project',
  projects: 'project',
  configuration: 'configuration',
  order: 'order',
  'credit-note': 'creditNote',
  parcel: 'parcel',
  address: 'address',
  // Our own staff, which customers may contact.
  'search-customer': null,
};
const RESTORED: Partial<Record<CustomerEntity, CustomerEntity>> = {
  project: 'deletedProject',
  configuration: 'deletedConfiguration',
};
/** Fields that grant no access: names of worksites, filters of own lists, rates that apply to own rooms only. */
const HARMLESS = new Set([
  'POST /projects reference',
  'PUT /projects reference',
  'GET /order reference',
  'PUT /project/proposal configuration',
]);

/**
 * The entities that an operation refers to by id in its path and schemas. @throws for an id that the tables
 * above do not have
 */
export function findReferencedEntities({ id, path, query, body }: Operation): CustomerEntity[] {
  const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
  const inSchemas = [query, body].flatMap((schema) => numbersIn(z.toJSONSchema(schema, AS_SENT)));
  const names = [...inPath, ...inSchemas].filter(
    (name) => name !== 'customer_id' && !HARMLESS.has(`${id} ${name}`),
  );
  const entities = names.map((name) => {
    const entity = entityNamed(name, path);
    if (entity === undefined) throw new Error(`${id}: no table has the entity of {${name}}.`);
    return entity && path.endsWith('/restore') ? (RESTORED[entity] ?? entity) : entity;
  });
  return [...new Set(entities)].filter((entity) => entity !== null);
}

function entityNamed(name: string, path: string): CustomerEntity | null | undefined {
  if (name !== 'id') return NOUNS[name];
  const [, noun = ''] = /([^/]+)\/\{id\}/.exec(path) ?? path.split('/');
  return PATHS[noun];
}

const AS_SENT = { io: 'input', unrepresentable: 'any' } as const;

/** Names of id and reference fields, at any depth. */
function numbersIn(schema: unknown, name = ''): string[] {
  if (typeof schema !== 'object' || schema === null) return [];
  const { properties, items, maximum } = schema as Record<string, unknown>;
  if (maximum === MAX_ID || name === 'reference') return [name];
  return [
    ...Object.entries(properties ?? {}).flatMap(([key, value]) => numbersIn(value, key)),
    ...numbersIn(items, name),
  ];
}

type Sent = { query?: Record<string, string>; body?: object };

const DAY = '2099-12-31';
/** Requests of operations that need more than an id, valid if all ids are the caller's. */
const SAMPLES: Readonly<Record<string, (entities: CustomerData) => Sent>> = {
  'PATCH /customer/{customer_id}/address/{address_id}': () => ({ body: ADDRESS }),
  'DELETE /customer/{customer_id}/address/{address_id}': () => ({ body: {} }),
  'POST /customer/{customer_id}/address/{address_id}': () => ({ body: ADDRESS }),
  'PUT /address': ({ address }) => ({ body: { id: address, ...ADDRESS } }),
  'DELETE /address/{id}': () => ({ body: {} }),
  'PUT /order': ({ order }) => ({ body: { id: order, comment: 'Sonner' } }),
  'PUT /projects': ({ project }) => ({ body: { id: project, name: 'Chalet', ...HOUSE } }),
  'POST /project/restore': ({ deletedProject }) => ({ body: { id: deletedProject } }),
  'POST /configuration': ({ project, configuration }) => ({
    body: { id: configuration, project_id: project, ...ROOM },
  }),
  'POST /configuration/restore': ({ deletedConfiguration }) => ({ body: { id: deletedConfiguration } }),
  'GET /project/proposal': ({ project }) => ({ query: { id: String(project) } }),
  'PUT /project/proposal': ({ project, configuration }) => ({
    body: {
      id: project,
      company: 'Kerbrat',
      client: '',
      margin: 0,
      valid_until: DAY,
      note: '',
      rates: [{ configuration, vat: 2000 }],
    },
  }),
  'POST /project/share': ({ project }) => ({ body: { id: project } }),
  'GET /project/files': ({ project }) => ({ query: { id: String(project) } }),
  'POST /contact/send-configuration-installateur': ({ configuration }) => ({
    body: { contact: 'I0001', configurations: [configuration], key: crypto.randomUUID() },
  }),
  'GET /cart-prepare-card-payment': ({ reference }) => ({ query: { reference } }),
  'GET /cart/check-status-order': ({ reference }) => ({ query: { reference } }),
};

/** A request that refers to those entities. */
export function callOn(
  operation: Operation,
  entities: CustomerData,
  customerNumber: string,
): { method: string; path: string } & Sent {
  const { id, method, body, query } = operation;
  const sample = SAMPLES[id];
  const isBare = body === NO_FIELDS && query === NO_FIELDS;
  if (!sample && !isBare && findReferencedEntities(operation).length > 0)
    throw new Error(`${id} needs a sample of what it takes.`);
  const path = operation.path
    .replace('{customer_id}', customerNumber)
    .replaceAll(/\{(\w+)\}/g, (_all, name: string) => {
      const entity = entityNamed(name, operation.path);
      return entity ? String(entities[entity]) : '1';
    });
  return {
    method: method.toUpperCase(),
    path,
    ...(sample?.(entities) ?? (method === 'get' ? {} : { body: {} })),
  };
}
