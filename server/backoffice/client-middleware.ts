import type { ApiCall, Send } from '#shared/api/send.ts';

/**
 * Middleware of a call to the back office. It may change the call, pass it on with `next`, and change or refuse the
 * response.
 */
export type ClientMiddleware = (call: ApiCall, next: Send) => Promise<unknown>;

/** Composes middleware: a call passes it from first to last and is sent by `carry`; the response passes it backwards. */
export function inOrder(middleware: readonly ClientMiddleware[], carry: Send): Send {
  return middleware.reduceRight<Send>((next, current) => (call) => current(call, next), carry);
}
