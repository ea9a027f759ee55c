import type { Caller } from '#shared/api/caller.ts';
import type { BodyOf } from '#shared/contract/operation-types.ts';
import type { ResourceCalls } from './resource-calls.ts';

/** Records that screens edit whole. */
type EditedResource = 'product' | 'promotion' | 'redirection' | 'category' | 'site';

/** Calls that read and write one record of a resource. */
export function createRecordCalls(api: Caller, name: EditedResource): Required<Omit<ResourceCalls, 'list'>> {
  return {
    find: (id, options) => api.call(`GET /${name}/record/{id}`, { params: { id }, ...options }),
    create: (values) => api.call(`POST /${name}`, { body: values as BodyOf<`POST /${EditedResource}`> }),
    update: (id, values, options) => {
      const record = values as BodyOf<`PUT /${EditedResource}`>;
      return api.call(`PUT /${name}`, { body: { ...record, id }, ...options });
    },
    remove: (id) => api.call(`DELETE /${name}/{id}`, { params: { id } }),
  };
}
