import { companyDetails } from '#shared/contract/company-desk.ts';
import { operatorOrder, type OperatorOrder } from '#shared/contract/fulfilment.ts';
import type { OperationId } from '#shared/contract/operations.ts';
import { NothingToTry, type Values } from './find-values.ts';
import type { Sent } from './send-request.ts';

/** Access of a test run: tokens, the customer of the session, and a cart of a guest. */
export type Credentials = {
  session?: { token: string; customerId: string; siret: string | undefined } | undefined;
  operatorToken?: string | undefined;
  cartToken: string;
};

type Probe = (values: Values, credentials: Credentials) => Promise<Sent> | Sent;

const NANTES = { latitude: 47.218, longitude: -1.553 };
const INSTALLERS = { query: { type: 'installer' } };

/** Valid requests of read operations that need more than the id of the first entity in their list. */
export const READ_PROBES: Readonly<Partial<Record<OperationId, Probe>>> = {
  'GET /product-sizes': async (values) => ({
    query: { category: await values.firstId('GET /category'), power_min: 0, power_max: 100_000 },
  }),
  'GET /search': async (values) => ({
    query: { type: 'Suggest', language: 'fr', text: await values.firstText('GET /product', 'name') },
  }),
  'GET /search/{id}': async (values, { operatorToken }) => ({
    params: { id: await values.firstId('GET /search/synonyms', { token: operatorToken }) },
  }),
  'GET /url': () => ({ query: { perPage: 5 } }),
  'GET /url/entity': async (values) => ({
    query: { entity_type: 'product', slug: await values.firstText('GET /product', 'slug') },
  }),
  'GET /url/explanation': () => ({ query: { url: '/' } }),
  'GET /redirection': () => ({ query: { slug: '/no-such-page' } }),
  'GET /redirection/{id}': () => nothing('rules are found by address only'),
  'GET /preview/{id}': async (values) => ({ params: { id: await values.firstId('GET /page') } }),
  'GET /city': () => ({ query: { text: 'Nantes' } }),
  'GET /city/{id}': async (values) => ({
    params: { id: await values.firstId('GET /city', { query: { text: 'Nantes' } }) },
  }),
  'GET /contact': () => INSTALLERS,
  'GET /contact/{id}': async (values) => ({
    params: { id: await values.firstId('GET /contact', INSTALLERS) },
  }),
  'GET /user/check-siret': () => ({ query: { siret: '73282932000074' } }),
  'GET /user/get-info-siret': (_values, { session }) =>
    session?.siret ? { query: { siret: session.siret } } : nothing('no session of a company'),
  'GET /user/check-validate': () => ({ query: { token: 'unknown' } }),
  'GET /user/logout': () => nothing('tried by the login flow'),
  'GET /configuration/{id}/duplicate': () => nothing('it writes'),
  'GET /proposal': () => nothing('needs a shared proposal'),
  'GET /cart-prepare-card-payment': () => nothing('needs an order that awaits its payment'),
  'GET /part/quick-order': () => nothing('needs a stored list'),
  'GET /part/quick-order/rest': () => nothing('needs a stored list'),
  'GET /cart/check-status-order': async (values, { session }) => ({
    query: { reference: await values.firstText('GET /order', 'reference', { token: session?.token }) },
  }),
  'GET /order/{id}/reorder': ofOrder,
  'GET /order/{id}/document/order': ofOrder,
  'GET /order/{id}/document/order/pdf': ofOrder,
  'GET /order/{id}/document/order/csv': ofOrder,
  'GET /order/{id}/document/invoice': ofInvoicedOrder,
  'GET /order/{id}/document/invoice/pdf': ofInvoicedOrder,
  'GET /order/{id}/document/invoice/xml': ofInvoicedOrder,
  'GET /order/{id}/document/invoice/csv': ofInvoicedOrder,
  'GET /order/{id}/document/delivery': ofDeliveredOrder,
  'GET /order/{id}/document/delivery/pdf': ofDeliveredOrder,
  'GET /project/proposal': ofProject,
  'GET /project/files': ofProject,
  'GET /eclate': async (values) => {
    const parts = await values.list('GET /part');
    const schema = parts.map((part) => part['schema']).find(isPlace);
    return schema
      ? { query: { slug: schema.slug, category: schema.category } }
      : nothing('no part has a view');
  },
  'GET /part/resolve': async (values) => ({
    query: { text: await values.firstText('GET /product', 'reference') },
  }),
  'GET /carrier/relay-points': () => ({ query: NANTES }),
  'GET /order/parcel/{id}/delivery-note': () => nothing('needs a parcel'),
  'GET /order/credit-note/{id}/pdf': () => nothing('needs a credit note'),
  'GET /order/credit-note/{id}/xml': () => nothing('needs a credit note'),
  'GET /operator/product/{id}/media': async (values, { operatorToken }) => ({
    params: { id: await values.firstId('GET /operator/product', { token: operatorToken }) },
  }),
  'GET /media/picture/{id}': async (values, { operatorToken: token }) => {
    const files = await values.list('GET /media/record', { token });
    const id = files.find(({ path }) => /^media\/[^/]+$/.test(String(path)))?.id;
    return id === undefined ? nothing('no product has a picture of its own') : { params: { id } };
  },
  'GET /operator/customer/{id}/loyalty': ofPointHolder,
  'GET /operator/page/{id}/change': async (values) => ({
    params: { id: await values.firstId('GET /page') },
  }),
  'GET /operator/variant/list': () => ({ query: { table: 'prices' } }),
  'GET /fulfilment/pick-list': ofSomeOrders,
  'GET /fulfilment/labels': ofSomeOrders,
  'GET /fulfilment/order/{id}/document/order': async (values, { operatorToken }) => ({
    params: { id: await values.firstId('GET /fulfilment/order', { token: operatorToken }) },
  }),
  'GET /fulfilment/order/{id}/document/invoice': (values, access) => ofDocument('invoice', values, access),
  'GET /fulfilment/order/{id}/document/invoice/xml': (values, access) =>
    ofDocument('invoice', values, access),
  'GET /fulfilment/parcel/{id}/delivery-note': (values, access) => ofDocument('delivery', values, access),
  'GET /fulfilment/credit-note/{id}/pdf': (values, access) => ofDocument('credit_note', values, access),
  'GET /fulfilment/credit-note/{id}/xml': (values, access) => ofDocument('credit_note', values, access),
};

function nothing(reason: string): never {
  throw new NothingToTry(reason);
}

async function ofOrder(values: Values, { session }: Credentials): Promise<Sent> {
  return { params: { id: await values.firstId('GET /order', { token: session?.token }) } };
}

async function ofInvoicedOrder(values: Values, { session }: Credentials): Promise<Sent> {
  const orders = await values.list('GET /order', { token: session?.token });
  const id = orders.find((order) => order['invoiced'] === true)?.id;
  return id === undefined ? nothing('no order is invoiced') : { params: { id } };
}

async function ofDeliveredOrder(values: Values, { session }: Credentials): Promise<Sent> {
  const orders = await values.list('GET /order', { token: session?.token });
  const id = orders.find((order) => order['status'] === 'delivered')?.id;
  return id === undefined ? nothing('no order is delivered') : { params: { id } };
}

async function ofSomeOrders(values: Values, { operatorToken }: Credentials): Promise<Sent> {
  return { query: { orders: await values.firstId('GET /fulfilment/order', { token: operatorToken }) } };
}

/** The id in the path of the first such document of the latest orders. */
async function ofDocument(
  type: OperatorOrder['documents'][number]['type'],
  values: Values,
  { operatorToken: token }: Credentials,
): Promise<Sent> {
  for (const { id = 0 } of await values.list('GET /fulfilment/order', { token })) {
    const order = operatorOrder.safeParse(
      await values.record('GET /fulfilment/order/{id}', { token, params: { id } }),
    );
    const path = order.data?.documents.find((document) => document.type === type)?.path;
    const number = path && /\/(\d+)\//.exec(path)?.[1];
    if (number) return { params: { id: number } };
  }
  return nothing('no order has this document');
}

/** The first person of a company that has points. */
async function ofPointHolder(values: Values, { operatorToken: token }: Credentials): Promise<Sent> {
  for (const { id = 0 } of await values.list('GET /company', { token })) {
    const company = companyDetails.safeParse(
      await values.record('GET /operator/company/{id}', { token, params: { id } }),
    );
    const person = company.data?.people.find(({ points }) => points !== null);
    if (person) return { params: { id: person.id } };
  }
  return nothing('no company has a person with points');
}

async function ofProject(values: Values, { session }: Credentials): Promise<Sent> {
  return { query: { id: await values.firstId('GET /projects', { token: session?.token }) } };
}

function isPlace(value: unknown): value is { slug: string; category: string } {
  return typeof value === 'object' && value !== null && 'slug' in value && 'category' in value;
}
