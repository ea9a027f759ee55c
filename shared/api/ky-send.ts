import ky, { TimeoutError } from 'ky';
import { CART_HEADER } from '#shared/domain/cart-token.ts';
import { DEVICE_HEADER } from '#shared/domain/device-token.ts';
import { IDEMPOTENCY_HEADER } from '#shared/domain/order-status.ts';
import { ApiError, InvalidCallError, UnavailableError } from './api-error.ts';
import { toErrorBody } from './error-body.ts';
import { parseRetryAfter } from './retry-after.ts';
import type { ApiCall, Send } from './send.ts';

/** Asks the storefront to add the visitor's token; other sites cannot set this header. */
export const TOKEN_HEADER = 'x-atre-token';

/** The client that the back office's limits count; the storefront's proxy sets it for calls of browsers. */
const ADDRESS_HEADER = 'x-client-address';

/** The visitor of a vote; set by the storefront only. */
const VISITOR_HEADER = 'x-visitor-id';

const TIMEOUT_MS = 10_000;
/** Maximum length of a `keepalive` body: browsers allow 64 KB for all together. */
const MAX_OUTLIVING = 10_000;
/** Length of a token with its scheme. */
const MAX_HEADER_LENGTH = 4200;
const HEADER_VALUE = /^[\u0020-\u007e]*$/;

export type KySendOptions = {
  baseUrl: string;
  /** Must throw `ApiError`s for network errors; errors of the global `fetch` count as a lost connection. */
  fetch?: typeof fetch;
  /** Milliseconds; `false` if `fetch` has its own limits. */
  timeout?: number | false;
  /** Number of retries of a GET whose connection failed. */
  retries?: number;
  headers?: Record<string, string>;
  /** True if the browser is to finish a call after its page is closed. */
  outlivesPage?: () => boolean;
};

/**
 * Creates a `Send` over HTTP, with JSON bodies. Refusals become `ApiError`s, timeouts and garbage
 * `UnavailableError`s; a call that HTTP cannot carry is an `InvalidCallError` and is not sent.
 */
export function createKySend(options: KySendOptions): Send {
  const client = ky.create({
    prefix: options.baseUrl,
    // It would consume the body of an error response.
    throwHttpErrors: false,
    timeout: options.timeout ?? TIMEOUT_MS,
    retry: { limit: options.retries ?? 1, methods: ['get'], statusCodes: [] },
    headers: { accept: 'application/json, */*;q=0.1', ...options.headers },
    ...(options.fetch && { fetch: options.fetch }),
  });
  return async (call) => {
    const { headers, body } = toMessage(call);
    try {
      const { method, query: searchParams } = call;
      const keepalive = options.outlivesPage?.() === true && (body?.length ?? 0) <= MAX_OUTLIVING;
      const message = { method, searchParams, headers, keepalive, ...(body !== undefined && { body }) };
      const response = await client(call.path, message);
      if (!response.ok) throw await toApiError(response, call);
      const tag = response.headers.get('etag');
      if (tag !== null) call.onTag?.(tag);
      return await readJson(response);
    } catch (error) {
      throw translate(error, options.fetch !== undefined);
    }
  };
}

/** Returns the headers that identify the caller. @throws InvalidCallError for invalid header values */
export function headersOf(call: ApiCall): Record<string, string> {
  const headers = {
    ...(call.withToken && { [TOKEN_HEADER]: '1' }),
    ...(call.token && { authorization: `Bearer ${call.token}` }),
    ...(call.clientAddress && { [ADDRESS_HEADER]: call.clientAddress }),
    ...(call.idempotencyKey && { [IDEMPOTENCY_HEADER]: call.idempotencyKey }),
    ...(call.ifMatch && { 'if-match': call.ifMatch }),
    ...(call.visitorId && { [VISITOR_HEADER]: call.visitorId }),
    ...(call.cartToken && { [CART_HEADER]: call.cartToken }),
    ...(call.deviceToken && { [DEVICE_HEADER]: call.deviceToken }),
  };
  for (const [name, value] of Object.entries(headers)) {
    if (value.length > MAX_HEADER_LENGTH || !HEADER_VALUE.test(value)) throw new InvalidCallError(name);
  }
  return headers;
}

/**
 * Returns headers and JSON body of a call. Fails before the call is sent and counted by a breaker: invalid input must
 * not look like an outage.
 * @throws InvalidCallError
 */
export function toMessage(call: ApiCall): { headers: Record<string, string>; body?: string } {
  const headers = headersOf(call);
  const { body } = call;
  if (body === undefined || body instanceof FormData) return { headers };
  return { headers: { ...headers, 'content-type': 'application/json' }, body: toJson(body) };
}

/** @throws InvalidCallError for a value that is nested too deep, circular, or no JSON */
function toJson(body: unknown): string {
  try {
    return JSON.stringify(body);
  } catch {
    throw new InvalidCallError('body');
  }
}

export async function toApiError(response: Response, call: ApiCall): Promise<ApiError> {
  const body = toErrorBody(await response.json().catch(() => undefined));
  return new ApiError(`${call.method} ${call.path} answered ${response.status}`, response.status, body, {
    retryAfter: parseRetryAfter(response.headers.get('retry-after')),
    withToken: call.withToken === true || call.token !== undefined,
  });
}

export async function readJson(response: Response): Promise<unknown> {
  if (response.status === 204) return undefined;
  try {
    return await response.json();
  } catch {
    throw new UnavailableError('garbage');
  }
}

function translate(error: unknown, isOwnFetch: boolean): unknown {
  if (error instanceof ApiError) return error;
  if (error instanceof TimeoutError || (error as Error).name === 'AbortError')
    return new UnavailableError('timeout');
  return isOwnFetch ? error : new UnavailableError('unreachable');
}
