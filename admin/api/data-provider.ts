import { HttpError, type DataProvider, type GetListParams, type I18nProvider, type RaRecord } from 'ra-core';
import { ApiError } from '#shared/api/api-error.ts';
import type { Caller, CallOptions } from '#shared/api/caller.ts';
import { isLocale, type Locale } from '#shared/locale.ts';
import { createErrorText } from '#admin/app/error-text.ts';
import { createCatalogueResources } from './catalogue-resources.ts';
import { createContentResources } from './content-resources.ts';
import { createDeliveryResources } from './delivery-resources.ts';
import { createOperatorResources } from './operator-resources.ts';
import { createPartResources } from './part-resources.ts';
import { createReferenceResources } from './reference-resources.ts';
import { MAX_PER_PAGE, readPages } from './read-pages.ts';
import type { InLanguage, PageOfList, ResourceCalls } from './resource-calls.ts';

const FIRST_PAGE = { page: 1, perPage: MAX_PER_PAGE };
const NOT_FOUND = 404;

/** The number of a record, and what the screen adds for the calls: the language of the texts. */
type Named = { id: unknown; meta?: unknown };

/** Field of a record in which the screens keep its entity tag. */
const TAG = 'etag';

/** The lists and records of the screens, by the calls of their resources. */
export function createDataProvider(
  api: Caller,
  { translate, getLocale }: Pick<I18nProvider, 'translate' | 'getLocale'>,
): DataProvider {
  const text = createErrorText(translate);
  const locale = (): Locale => (getLocale() === 'en' ? 'en' : 'fr');
  const resources: Record<string, ResourceCalls> = {
    ...createOperatorResources(api),
    ...createCatalogueResources(api, locale),
    ...createContentResources(api, locale),
    ...createPartResources(api),
    ...createDeliveryResources(api, locale),
    ...createReferenceResources(api, locale),
  };
  const callsOf = (name: string): ResourceCalls => {
    const calls = resources[name];
    if (!calls) throw new Error(`No calls are declared for ${name}.`);
    return calls;
  };

  /** Refusals as react-admin expects them: a message, and messages by field for its forms. */
  const translated = async <Value>(run: () => Promise<Value>): Promise<Value> => {
    try {
      return await run();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      throw new HttpError(text.ofCall(error), error.statusCode, {
        errors: text.ofFields(error),
        params: error.body.params,
      });
    }
  };
  /** Exports and trees ask for more entries at once than the API gives. */
  const list = async (name: string, { pagination = FIRST_PAGE, filter = {} }: Partial<GetListParams>) => {
    const read = (page: PageOfList) => callsOf(name).list(page, filter);
    const { perPage } = pagination;
    const { items, total } = await translated(() =>
      perPage > MAX_PER_PAGE ? readPages(read, perPage) : read(pagination),
    );
    return { data: items, total };
  };
  const find = async (name: string, { id, meta }: Named): Promise<RaRecord> => {
    let tag: string | undefined;
    const onTag = (received: string) => (tag = received);
    const options = { onTag, ...languageOf(meta) };
    const found = await translated(async () => callsOf(name).find?.(Number(id), options));
    if (!found) throw new HttpError('errors.not_found', NOT_FOUND);
    return tag === undefined ? found : { ...found, [TAG]: tag };
  };
  const findMany = async (name: string, ids: unknown[]): Promise<RaRecord[]> => {
    const { findMany: call } = callsOf(name);
    return call ? translated(() => call(ids.map(String))) : Promise.all(ids.map((id) => find(name, { id })));
  };
  /**
   * A record with a tag is refused when another person has changed it, and read anew when it is written. A tag of
   * `null` is that of a record without texts in the language yet.
   */
  const update = async (name: string, named: Named, data: Record<string, unknown>): Promise<RaRecord> => {
    const { [TAG]: _tag, ...values } = data;
    const options = { ...ifMatchOf(data), ...languageOf(named.meta) };
    const id = Number(named.id);
    const updated = await translated(() => required(callsOf(name).update)(id, values, options));
    return TAG in data ? find(name, named) : updated;
  };
  // react-admin types the record by its caller: the calls of the resource decide it.
  const provider = {
    getList: list,
    getOne: async (name: string, named: Named) => ({ data: await find(name, named) }),
    getMany: async (name: string, { ids }: { ids: unknown[] }) => ({ data: await findMany(name, ids) }),
    getManyReference: list,
    create: async (name: string, { data, meta }: { data: unknown; meta?: unknown }) => ({
      data: await translated(() => required(callsOf(name).create)(data, languageOf(meta))),
    }),
    update: async (name: string, { data, ...named }: Named & { data: Record<string, unknown> }) => ({
      data: await update(name, named, data),
    }),
    updateMany: async () => ({ data: [] }),
    /** A record that the screen has read is not removed when another person has changed it. */
    delete: async (name: string, { id, meta, previousData }: Named & { previousData?: unknown }) => {
      const options = { ...ifMatchOf(previousData), ...languageOf(meta) };
      await translated(() => required(callsOf(name).remove)(Number(id), options));
      return { data: { id } };
    },
    deleteMany: async (name: string, { ids }: { ids: unknown[] }) => {
      for (const id of ids) await translated(() => required(callsOf(name).remove)(Number(id), {}));
      return { data: ids };
    },
  };
  return provider as unknown as DataProvider;
}

function ifMatchOf(record: unknown): Pick<CallOptions, 'ifMatch'> {
  const tag = typeof record === 'object' && record !== null && TAG in record ? record[TAG] : undefined;
  return typeof tag === 'string' ? { ifMatch: tag } : {};
}

function languageOf(meta: unknown): InLanguage {
  const lang = typeof meta === 'object' && meta !== null && 'lang' in meta ? meta.lang : undefined;
  return isLocale(lang) ? { lang } : {};
}

function required<Call>(call: Call | undefined): Call {
  if (!call) throw new Error('The resource has no such call.');
  return call;
}
