import type { Caller } from '#shared/api/caller.ts';
import { ACCOUNT_STATES } from '#shared/contract/account.ts';
import { TICKET_STATES } from '#shared/contract/ticket-desk.ts';
import { numbersOf } from './numbers-of.ts';
import type { ResourceCalls } from './resource-calls.ts';
import { textOf } from './text-of.ts';

/** Tickets, applications and companies. Filters may be typed into the address: unknown ones are left out. */
export function createCustomerResources(api: Caller): Record<string, ResourceCalls> {
  return {
    tickets: {
      list: (page, filter) => {
        const state = TICKET_STATES.find((known) => known === filter['state']);
        return api.call('GET /operator/ticket', {
          query: {
            ...page,
            ...textOf(filter),
            ...(state && { state }),
            ...numbersOf(filter, ['company_id']),
          },
        });
      },
      find: (id, { onTag }) =>
        api.call('GET /operator/ticket/{id}', { params: { id }, ...(onTag && { onTag }) }),
      remove: (id, { ifMatch }) =>
        api.call('DELETE /operator/ticket/{id}', { params: { id }, ...(ifMatch && { ifMatch }) }),
    },
    applications: {
      list: (page, filter) => {
        const state = ACCOUNT_STATES.find((known) => known === filter['state']);
        return api.call('GET /operator/application', {
          query: { ...page, ...textOf(filter), ...(state && { state }) },
        });
      },
    },
    companies: {
      list: (page, filter) => api.call('GET /company', { query: { ...page, ...textOf(filter) } }),
      find: (id, { onTag }) =>
        api.call('GET /operator/company/{id}', { params: { id }, ...(onTag && { onTag }) }),
    },
  };
}
