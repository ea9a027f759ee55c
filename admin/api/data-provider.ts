import { HttpError, type DataProvider, type GetListParams } from 'ra-core';
import { ApiError } from '#shared/api/api-error.ts';
import type { Caller } from '#shared/api/caller.ts';
import { createOperatorResources } from './operator-resources.ts';
import type { ResourceCalls } from './resource-calls.ts';

const FIRST_PAGE = { page: 1, perPage: 100 };
const NOT_FOUND = 404;

/** The lists and records of the screens, by the calls of their resources. */
export function createDataProvider(api: Caller): DataProvider {
  const resources: Record<string, ResourceCalls> = createOperatorResources(api);
  const callsOf = (name: string): ResourceCalls => {
    const calls = resources[name];
    if (!calls) throw new Error(`No calls are declared for ${name}.`);
    return calls;
  };
  const list = async (name: string, { pagination, filter }: Partial<GetListParams>) => {
    const { items, total } = await translated(() =>
      callsOf(name).list(pagination ?? FIRST_PAGE, filter ?? {}),
    );
    return { data: items, total };
  };
  const find = async (name: string, id: unknown) => {
    const found = await translated(async () => callsOf(name).find?.(Number(id)));
    if (!found) throw new HttpError('errors.not_found', NOT_FOUND);
    return found;
  };
  // react-admin types the record by its caller: the calls of the resource decide it.
  const provider = {
    getList: list,
    getOne: async (name: string, { id }: { id: unknown }) => ({ data: await find(name, id) }),
    getMany: async (name: string, { ids }: { ids: unknown[] }) => ({
      data: await Promise.all(ids.map((id) => find(name, id))),
    }),
    getManyReference: list,
    create: async (name: string, { data }: { data: unknown }) => ({
      data: await translated(() => required(callsOf(name).create)(data)),
    }),
    update: async (name: string, { id, data }: { id: unknown; data: unknown }) => ({
      data: await translated(() => required(callsOf(name).update)(Number(id), data)),
    }),
    updateMany: async () => ({ data: [] }),
    delete: async (name: string, { id }: { id: unknown }) => {
      await translated(() => required(callsOf(name).remove)(Number(id)));
      return { data: { id } };
    },
    deleteMany: async (name: string, { ids }: { ids: unknown[] }) => {
      for (const id of ids) await translated(() => required(callsOf(name).remove)(Number(id)));
      return { data: ids };
    },
  };
  return provider as unknown as DataProvider;
}

function required<Call>(call: Call | undefined): Call {
  if (!call) throw new Error('The resource has no such call.');
  return call;
}

/** Refusals as react-admin expects them: a message id, and message ids by field for its forms. */
async function translated<Value>(run: () => Promise<Value>): Promise<Value> {
  try {
    return await run();
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const { code = 'general', errors = {} } = error.body;
    const fields = Object.entries(errors).map(([field, reason]) => [field, `errors.${reason}`]);
    const message = fields.length > 0 ? 'errors.check_fields' : `errors.${code}`;
    throw new HttpError(message, error.statusCode, { errors: Object.fromEntries(fields) });
  }
}
