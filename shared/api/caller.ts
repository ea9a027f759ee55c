import type { CallArguments, ResponseOf } from '#shared/contract/operation-types.ts';
import type { OperationId } from '#shared/contract/operations.ts';
import type { CallContext, Method, Send } from './send.ts';

/**
 * `isFresh`: past every cache of the storefront. `withToken`: in the name of the logged-in customer.
 * `idempotencyKey`: names one press of a button; the same key has its effect once.
 */
export type CallOptions = { isFresh?: boolean; withToken?: boolean; idempotencyKey?: string };

/** Options of a read of the logged-in customer's own data. */
export const OWN = { withToken: true, isFresh: true } as const;

/** Calls operations of the contract by their ids: inputs and response have the types of their schemas. */
export type Caller = {
  /** @throws ApiError when the back office refuses, UnavailableError when it cannot be asked. */
  call: <Id extends OperationId>(id: Id, ...input: CallArguments<Id, CallOptions>) => Promise<ResponseOf<Id>>;
};

/** Parts of a call, whatever its operation. */
type AnyInput = { params?: unknown; query?: unknown; body?: unknown } & CallOptions;

const METHODS: readonly Method[] = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'];

/** Adds the common parameters and the identity of the visitor to each call. */
export function createCaller(send: Send, context: CallContext): Caller {
  return {
    call: async (id, ...[input]) => {
      const { params, query, body, isFresh, idempotencyKey, ...options }: AnyInput = input ?? {};
      const method = METHODS.find((known) => id.startsWith(`${known} `)) ?? 'GET';
      const path = fillPath(id.slice(method.length + 2), params);
      const { withToken = isPersonal(context, method, path) } = options;
      const response = await send({
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
        ...((method !== 'GET' || isFresh) &&
          context.clientAddress && { clientAddress: context.clientAddress }),
        ...(method !== 'GET' && context.visitorId && { visitorId: context.visitorId }),
      });
      // The storefront's server has checked the response against the schema of the operation (server/backoffice).
      return response as ResponseOf<typeof id>;
    },
  };
}

/** The path of an operation, such as `product/{id}`, with its parameters. */
function fillPath(template: string, params: unknown): string {
  const values = new Map(Object.entries(params ?? {}));
  return template.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(values.get(name))));
}

/** Resources that are the same for everybody of an audience. The server caches no response to a call with a token. */
const SHARED = new Set(['site', 'menu', 'setting', 'category', 'slider']);

/** Writes, and reads of a logged-in professional, who has prices and documents of his own. */
function isPersonal({ isProConnected }: CallContext, method: Method, path: string): boolean {
  return method !== 'GET' || ((isProConnected?.() ?? false) && !SHARED.has(path));
}

function stringify(query: unknown): Record<string, string> {
  const entries = Object.entries(query ?? {}).flatMap(([key, value]): [string, string][] =>
    value === undefined ? [] : [[key, String(value)]],
  );
  return Object.fromEntries(entries);
}
