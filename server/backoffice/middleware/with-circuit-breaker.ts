import { groupOfCall } from '../backoffice-group.ts';
import type { CallGuard } from '../call-guard.ts';
import type { ClientMiddleware } from '../client-middleware.ts';

/** Passes each call through the circuit breaker and the bulkhead of its group. */
export function withCircuitBreaker(guard: CallGuard): ClientMiddleware {
  return (call, next) => guard(groupOfCall(call), () => next(call));
}
