import ky, { HTTPError, TimeoutError } from 'ky';
import { CART_HEADER } from '#shared/domain/cart-token.ts';
import { DEVICE_HEADER } from '#shared/domain/device-token.ts';
import { ApiError, UnavailableError, type ErrorBody } from './api-error.ts';
import type { ApiCall, Send } from './send.ts';

/** Asks the storefront to add the visitor's token on the way through; other sites cannot set it. */
export const TOKEN_HEADER = 'x-atre-token';

/** Whom the back office's limits count; the storefront's proxy sets it for calls of browsers. */
const ADDRESS_HEADER = 'x-client-address';

/** Who votes; set by the storefront alone, as the address is. */
const VISITOR_HEADER = 'x-visitor-id';

const TIMEOUT_MS = 10_000;

export type KySendOptions = {
  baseUrl: string;
  fetch?: typeof fetch;
  timeout?: number;
  /** How often a GET is sent again when its connection failed. */
  retries?: number;
  headers?: Record<string, string>;
};

/** Carries calls over HTTP, their bodies as JSON. Refusals become `ApiError`s, silence and garbage `UnavailableError`s. */
export function createKySend(options: KySendOptions): Send {
  const client = ky.create({
    prefixUrl: options.baseUrl,
    timeout: options.timeout ?? TIMEOUT_MS,
    retry: { limit: options.retries ?? 1, methods: ['get'], statusCodes: [] },
    headers: { accept: 'application/json, */*;q=0.1', ...options.headers },
    ...(options.fetch && { fetch: options.fetch }),
  });
  return async (call) => {
    try {
      const response = await client(call.path, {
        method: call.method,
        searchParams: call.query,
        ...(call.body !== undefined && { json: call.body }),
        headers: headersOf(call),
      });
      return await readJson(response);
    } catch (error) {
      throw await translate(error, call);
    }
  };
}

/** The caller, as a call names it. */
export function headersOf(call: ApiCall): Record<string, string> {
  return {
    ...(call.withToken && { [TOKEN_HEADER]: '1' }),
    ...(call.token && { authorization: `Bearer ${call.token}` }),
    ...(call.clientAddress && { [ADDRESS_HEADER]: call.clientAddress }),
    ...(call.idempotencyKey && { 'idempotency-key': call.idempotencyKey }),
    ...(call.visitorId && { [VISITOR_HEADER]: call.visitorId }),
    ...(call.cartToken && { [CART_HEADER]: call.cartToken }),
    ...(call.deviceToken && { [DEVICE_HEADER]: call.deviceToken }),
  };
}

/** Seconds; the back office gives no dates. */
function readRetryAfter(response: Response): number | undefined {
  const value = response.headers.get('retry-after') ?? '';
  return /^\d{1,6}$/.test(value) ? Number(value) : undefined;
}

/** Fields of a refusal. */
export async function toApiError(response: Response, { method, path }: ApiCall): Promise<ApiError> {
  const body = (await response.json().catch(() => ({}))) as ErrorBody;
  const message = `${method} ${path} answered ${response.status}`;
  return new ApiError(message, response.status, body, readRetryAfter(response));
}

export async function readJson(response: Response): Promise<unknown> {
  if (response.status === 204) return undefined;
  try {
    return await response.json();
  } catch {
    throw new UnavailableError('garbage');
  }
}

async function translate(error: unknown, call: ApiCall): Promise<unknown> {
  if (error instanceof ApiError) return error;
  if (error instanceof TimeoutError || (error as Error).name === 'AbortError')
    return new UnavailableError('timeout');
  if (error instanceof HTTPError) return toApiError(error.response, call);
  return new UnavailableError('unreachable');
}
