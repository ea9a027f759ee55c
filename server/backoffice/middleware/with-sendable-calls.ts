import { toMessage } from '#shared/api/ky-send.ts';
import type { ClientMiddleware } from '../client-middleware.ts';

/**
 * Refuses a call that HTTP cannot carry. Behind the guard it would count as a failure of the back office.
 * @throws InvalidCallError
 */
export const withSendableCalls: ClientMiddleware = async (call, next) => {
  toMessage(call);
  return next(call);
};
