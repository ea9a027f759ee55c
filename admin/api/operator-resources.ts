import type { Caller } from '#shared/api/caller.ts';
import type { BodyOf } from '#shared/contract/operation-types.ts';
import { createOrderCalls } from './order-resources.ts';
import { createCustomerResources } from './customer-resources.ts';
import { readPages } from './read-pages.ts';
import { createRecordCalls } from './record-calls.ts';
import type { PageOfList, ResourceCalls } from './resource-calls.ts';

/** Calls of orders, people, invitations, tokens and the log of changes. */
export function createOperatorResources(api: Caller): Record<string, ResourceCalls> {
  const people = (page: PageOfList) => api.call('GET /operator', { query: page });
  return {
    orders: createOrderCalls(api),
    ...createCustomerResources(api),
    shop: {
      ...createRecordCalls(api, 'site'),
      list: (page) => api.call('GET /site/record', { query: page }),
    },
    people: {
      list: people,
      // There are few, and no operation returns one.
      find: async (id) => (await readPages(people)).items.find((person) => person.id === id),
      update: (id, values, { ifMatch }) => {
        // The form has the fields of the operation; the record brings more.
        const { name, role, disabled } = values as BodyOf<'PUT /operator/{id}'>;
        return api.call('PUT /operator/{id}', {
          params: { id },
          body: { name, role, disabled },
          ...(ifMatch && { ifMatch }),
        });
      },
      remove: (id, { ifMatch }) =>
        api.call('DELETE /operator/{id}', { params: { id }, ...(ifMatch && { ifMatch }) }),
    },
    invitations: {
      list: (page) => api.call('GET /operator/invitation').then((found) => pageOf(found.items, page)),
      create: (values) =>
        api.call('POST /operator/invitation', { body: values as BodyOf<'POST /operator/invitation'> }),
      remove: (id) => api.call('DELETE /operator/invitation/{id}', { params: { id } }),
    },
    tokens: {
      list: (page) => api.call('GET /operator/token').then((found) => pageOf(found.items, page)),
      remove: (id) => api.call('DELETE /operator/token/{id}', { params: { id } }),
    },
    log: {
      list: ({ page, perPage }, filter) =>
        api.call('GET /operator/log', { query: { ...filter, page, perPage } }),
    },
  };
}

/** A page of a list that the API returns whole. */
function pageOf<Item>(items: Item[], { page, perPage }: PageOfList) {
  return { items: items.slice((page - 1) * perPage, page * perPage), total: items.length };
}
