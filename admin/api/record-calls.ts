import type { Caller } from '#shared/api/caller.ts';
import type { BodyOf } from '#shared/contract/operation-types.ts';
import type { InLanguage, ResourceCalls } from './resource-calls.ts';

/** Records that screens edit whole. */
type EditedResource =
  | 'product'
  | 'promotion'
  | 'redirection'
  | 'carrier'
  | 'carrier/relay-points'
  | 'category'
  | 'eclate'
  | 'menu'
  | 'page'
  | 'part'
  | 'part/family'
  | 'sav'
  | 'sav/category'
  | 'sav/fault'
  | 'sav/question'
  | 'setting'
  | 'site'
  | 'slider'
  | 'tags';

/** Calls that read and write one record of a resource. */
export function createRecordCalls(
  api: Caller,
  name: EditedResource,
): Required<Omit<ResourceCalls, 'list' | 'findMany'>> {
  return {
    find: (id, { lang, ...options }) =>
      api.call(`GET /${name}/record/{id}`, { params: { id }, query: languageOf({ lang }), ...options }),
    create: (values, options) => {
      const body = values as BodyOf<`POST /${EditedResource}`>;
      return api.call(`POST /${name}`, { body, query: languageOf(options) });
    },
    update: (id, values, { lang, ...options }) => {
      const record = values as BodyOf<`PUT /${EditedResource}`>;
      return api.call(`PUT /${name}`, { body: { ...record, id }, query: languageOf({ lang }), ...options });
    },
    remove: (id, { lang, ...options }) =>
      api.call(`DELETE /${name}/{id}`, { params: { id }, query: languageOf({ lang }), ...options }),
  };
}

function languageOf({ lang }: { lang?: InLanguage['lang'] | undefined }): InLanguage {
  return lang ? { lang } : {};
}
