import type { Logger } from 'pino';
import { createKySend } from '#shared/api/ky-send.ts';
import type { Send } from '#shared/api/send.ts';
import { createCachedSend } from './cached-send.ts';
import { BACKOFFICE_LIMITS, createLimitedFetch } from './limited-fetch.ts';
import { createValidatedSend } from './validated-send.ts';

/** Calls from the storefront's server to the back office: within limits, checked, cached. */
export function createServerSend(options: { baseUrl: string; logger: Logger }): Send {
  const send = createKySend({
    baseUrl: options.baseUrl,
    fetch: createLimitedFetch(BACKOFFICE_LIMITS),
    timeout: 2 * BACKOFFICE_LIMITS.totalMs,
  });
  return createCachedSend(createValidatedSend(send, options.logger));
}
