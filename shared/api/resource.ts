import type { CallContext, Method, Send } from './send.ts';

export type QueryValue = string | number | readonly string[] | undefined;
export type Query = Record<string, QueryValue>;
export type List<Item> = { items: Item[]; total: number };

/** The five calls every resource of the back office has (spec section 7), typed by what it answers. */
export type Resource<Item, Body = Item> = {
  list(query?: Query): Promise<List<Item>>;
  get(id: number, query?: Query): Promise<Item>;
  create(body: Body): Promise<{ id: number }>;
  update(body: Body & { id: number }): Promise<{ id: number }>;
  remove(id: number): Promise<{ id: number }>;
};

/** `isFresh`: whatever the server has kept. `withToken`: in the name of who is logged in. */
export type GetOptions = { isFresh?: boolean; withToken?: boolean };

/** Of who is logged in, as it stands now. */
export const OWN: GetOptions = { withToken: true, isFresh: true };

type WriteMethod = Exclude<Method, 'GET'>;

/** How the resource files ask: the common parameters are added here and nowhere else. */
export type Caller = {
  get<Answer>(path: string, query?: Query, options?: GetOptions): Promise<Answer>;
  /** `idempotencyKey`: of what must happen once, however often it is asked for. */
  write<Answer>(method: WriteMethod, path: string, body?: unknown, idempotencyKey?: string): Promise<Answer>;
};

export function createCaller(send: Send, context: CallContext): Caller {
  const call = async (
    method: Method,
    path: string,
    query: Query,
    body?: unknown,
    {
      isFresh = false,
      withToken = isPersonal(context, method, path),
      idempotencyKey,
    }: GetOptions & { idempotencyKey?: string | undefined } = {},
  ) =>
    send({
      method,
      path,
      query: {
        site_id: String(context.siteId),
        lang: context.locale,
        sales_plan_id: String(context.salesPlanId()),
        ...stringify(query),
      },
      ...(body !== undefined && { body }),
      ...(withToken && { withToken }),
      ...(isFresh && { isFresh }),
      ...(idempotencyKey && { idempotencyKey }),
      ...((method !== 'GET' || isFresh) && context.clientAddress && { clientAddress: context.clientAddress }),
      ...(method !== 'GET' && context.visitorId && { visitorId: context.visitorId }),
    });
  return {
    // The contract says what a path answers; the server checks it before trusting it (server/backoffice).
    get: async <Answer>(path: string, query: Query = {}, options: GetOptions = {}) =>
      (await call('GET', path, query, undefined, options)) as Answer,
    write: async <Answer>(method: WriteMethod, path: string, body?: unknown, idempotencyKey?: string) =>
      (await call(method, path, {}, body, { idempotencyKey })) as Answer,
  };
}

/** The same for everybody of an audience; kept by the server, which keeps nothing that was asked for with a token. */
const SHARED = new Set(['site', 'menu', 'setting', 'category', 'slider']);

/** What is written, and what is read by a professional who is logged in: prices and documents are his own. */
function isPersonal({ isProConnected }: CallContext, method: Method, path: string): boolean {
  return method !== 'GET' || ((isProConnected?.() ?? false) && !SHARED.has(path));
}

export function createResource<Item, Body = Item>(caller: Caller, name: string): Resource<Item, Body> {
  return {
    list: (query) => caller.get(name, query),
    get: (id, query) => caller.get(`${name}/${id}`, query),
    create: (body) => caller.write('POST', name, body),
    update: (body) => caller.write('PUT', name, body),
    remove: (id) => caller.write('DELETE', `${name}/${id}`),
  };
}

function stringify(query: Query): Record<string, string> {
  const entries = Object.entries(query).flatMap(([key, value]): [string, string][] =>
    value === undefined ? [] : [[key, Array.isArray(value) ? value.join(',') : String(value)]],
  );
  return Object.fromEntries(entries);
}
