import { headersOf, readJson, toApiError } from './ky-send.ts';
import type { Send } from './send.ts';

/**
 * Carries calls whose body is a form, from the server: `ky` copies each request beforehand, and would hold all files of a
 * form in memory. Throws as `createKySend` does.
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
