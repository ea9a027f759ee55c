import { z } from 'zod';
import { NO_FIELDS, type Operation } from '#shared/contract/operation.ts';
import { ADDRESS, HOUSE, ROOM, type OwnThings, type Thing } from './own-things.ts';

/** The largest number of a row: what is bounded by it in the contract is one. */
const LARGEST_ID = 2_147_483_647;

/** What a number is of, by what it is called; `null`: of something that is there for everybody. */
const NOUNS: Readonly<Record<string, Thing | null>> = {
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
/** What an `id` is of, by the first word of the call's path. */
const PATHS: Readonly<Record<string, Thing | null>> = {
  project: 'project',
  projects: 'project',
  configuration: 'configuration',
  order: 'order',
  address: 'address',
  // Our own people, whom a customer may call.
  thermo: null,
  chauffage: null,
};
const RESTORED: Partial<Record<Thing, Thing>> = {
  project: 'deletedProject',
  configuration: 'deletedConfiguration',
};
/** Fields that open nothing: what a worksite is called, a filter of one's own list, a rate that only a room of one's own takes. */
const HARMLESS = new Set([
  'POST /projects reference',
  'PUT /projects reference',
  'GET /order reference',
  'PUT /project/proposal configuration',
]);

/**
 * The things a call names by their numbers, found in its path and its schemas. @throws for a number that nothing is known
 * of: whose it is has to be said above.
 */
export function thingsNamed({ id, path, query, body }: Operation): Thing[] {
  const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
  const inSchemas = [query, body].flatMap((schema) => numbersIn(z.toJSONSchema(schema, AS_SENT)));
  const names = [...inPath, ...inSchemas].filter(
    (name) => name !== 'customer_id' && !HARMLESS.has(`${id} ${name}`),
  );
  const things = names.map((name) => {
    const [, word = ''] = path.split('/');
    const thing = name === 'id' ? PATHS[word] : NOUNS[name];
    if (thing === undefined) throw new Error(`${id}: nobody has said whose {${name}} is.`);
    return thing && path.endsWith('/restore') ? (RESTORED[thing] ?? thing) : thing;
  });
  return [...new Set(things)].filter((thing) => thing !== null);
}

const AS_SENT = { io: 'input', unrepresentable: 'any' } as const;

/** Names of what is a row's number, or a reference, however deep they stand. */
function numbersIn(schema: unknown, name = ''): string[] {
  if (typeof schema !== 'object' || schema === null) return [];
  const { properties, items, maximum } = schema as Record<string, unknown>;
  if (maximum === LARGEST_ID || name === 'reference') return [name];
  return [
    ...Object.entries(properties ?? {}).flatMap(([key, value]) => numbersIn(value, key)),
    ...numbersIn(items, name),
  ];
}

type Sent = { query?: Record<string, string>; body?: object };

const DAY = '2099-12-31';
/** Of calls that take more than a number: one that would be answered if all it names were the caller's. */
const SAMPLES: Readonly<Record<string, (things: OwnThings) => Sent>> = {
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

/** A call that names those things. */
export function callOn(
  operation: Operation,
  things: OwnThings,
  customerNumber: string,
): { method: string; path: string } & Sent {
  const { id, method, body, query } = operation;
  const sample = SAMPLES[id];
  const isBare = body === NO_FIELDS && query === NO_FIELDS;
  if (!sample && !isBare && thingsNamed(operation).length > 0)
    throw new Error(`${id} needs a sample of what it takes.`);
  const [, word = ''] = operation.path.split('/');
  const own = PATHS[word];
  const path = operation.path
    .replace('{customer_id}', customerNumber)
    .replaceAll(/\{(\w+)\}/g, (_all, name: string) => {
      const thing = name === 'id' ? own : NOUNS[name];
      return thing ? String(things[thing]) : '1';
    });
  return {
    method: method.toUpperCase(),
    path,
    ...(sample?.(things) ?? (method === 'get' ? {} : { body: {} })),
  };
}
