import { headersOf, readJson, toApiError } from './ky-send.ts';
import type { Send } from './send.ts';

/**
 * Creates a `Send` for form bodies: `ky` copies each request, which would buffer all files in memory. Throws as
 * `createKySend` does.
 */
export function createFormSend(options: { baseUrl: string; fetch: typeof fetch }): Send {
  return async (call) => {
    const response = await options.fetch(
      `${options.baseUrl}${call.path}?${new URLSearchParams(call.query)}`,
      {
        method: call.method,
        headers: { accept: 'application/json', ...headersOf(call) },
        body: call.body as FormData,
      },
    );
    if (response.ok) return readJson(response);
    throw await toApiError(response, call);
  };
}
