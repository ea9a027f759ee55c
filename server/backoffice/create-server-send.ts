import type { Logger } from 'pino';
import { createKySend } from '#shared/api/ky-send.ts';
import type { Send } from '#shared/api/send.ts';
import { createCachedSend } from './cached-send.ts';
import { BACKOFFICE_LIMITS, createLimitedFetch, WRITE_LIMITS, type FetchLimits } from './limited-fetch.ts';
import { createValidatedSend } from './validated-send.ts';

/** Calls from the storefront's server to the back office: within limits, checked, cached. */
export function createServerSend(options: { baseUrl: string; logger: Logger }): Send {
  const within = (limits: FetchLimits) =>
    createKySend({
      baseUrl: options.baseUrl,
      fetch: createLimitedFetch(limits),
      timeout: 2 * limits.totalMs,
    });
  const [read, write] = [within(BACKOFFICE_LIMITS), within(WRITE_LIMITS)];
  const send: Send = (call) => (call.method === 'GET' ? read : write)(call);
  return createCachedSend(createValidatedSend(send, options.logger));
}
