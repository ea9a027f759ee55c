import type { CallArguments, ResponseOf } from '#shared/contract/operation-types.ts';
import type { OperationId } from '#shared/contract/operations.ts';
import type { ApiCall, CallContext, Method, Send } from './send.ts';

/**
 * `isFresh`: bypasses every cache of the storefront. `withToken`: authenticated as the customer. `idempotencyKey`:
 * identifies one submission; a repeated key has no second effect. `ifMatch`: the write is refused with 412 when the
 * stored record has another entity tag. `onTag`: receives the entity tag of the response.
 */
export type CallOptions = { isFresh?: boolean; withToken?: boolean } & Pick<
  ApiCall,
  'idempotencyKey' | 'ifMatch' | 'onTag'
>;

/** Options of a read of the logged-in customer's own data. */
export const OWN = { withToken: true, isFresh: true } as const;

/** Calls operations of the contract by their ids: inputs and response have the types of their schemas. */
export type Caller = {
  /** @throws ApiError when the back office refuses, UnavailableError when it is unavailable */
  call: <Id extends OperationId>(id: Id, ...input: CallArguments<Id, CallOptions>) => Promise<ResponseOf<Id>>;
};

type AnyInput = { params?: unknown; query?: unknown; body?: unknown } & CallOptions;

const METHODS: readonly Method[] = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'];

/** Creates a caller that adds the common parameters and the visitor's identity to each call. */
export function createCaller(send: Send, context: CallContext): Caller {
  return {
    call: async (id, ...[input]) => {
      const { params, query, body, isFresh, idempotencyKey, ifMatch, onTag, ...options }: AnyInput =
        input ?? {};
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
        ...(ifMatch && { ifMatch }),
        ...(onTag && { onTag }),
        ...((method !== 'GET' || isFresh) &&
          context.clientAddress && { clientAddress: context.clientAddress }),
        ...(method !== 'GET' && context.visitorId && { visitorId: context.visitorId }),
      });
      // The storefront's server has validated the response against the operation's schema (server/backoffice).
      return response as ResponseOf<typeof id>;
    },
  };
}

/** Fills the parameters into the path of an operation, such as `product/{id}`. */
function fillPath(template: string, params: unknown): string {
  const values = new Map(Object.entries(params ?? {}));
  return template.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(values.get(name))));
}

/**
 * Resources that are the same for all visitors of an audience. The server caches no response to a call with a token.
 */
const SHARED = new Set(['site', 'menu', 'setting', 'category', 'slider']);

/** True for writes, and for reads of a logged-in professional, who has prices and documents of his own. */
function isPersonal({ isProConnected }: CallContext, method: Method, path: string): boolean {
  return method !== 'GET' || ((isProConnected?.() ?? false) && !SHARED.has(path));
}

function stringify(query: unknown): Record<string, string> {
  const entries = Object.entries(query ?? {}).flatMap(([key, value]): [string, string][] =>
    value === undefined ? [] : [[key, String(value)]],
  );
  return Object.fromEntries(entries);
}
