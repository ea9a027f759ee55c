import { groupOfCall } from '../backoffice-group.ts';
import type { CallGuard } from '../call-guard.ts';
import type { CallStep } from '../call-step.ts';

/** Passes each call through the circuit breaker and the bulkhead of its group. */
export function guardCall(guard: CallGuard): CallStep {
  return (call, next) => guard(groupOfCall(call), () => next(call));
}
