import type { ApiCall, Send } from '#shared/api/send.ts';

/**
 * One step on the way of a call to the back office: it may change the call, hand it on with `next`, and change or
 * refuse the response.
 */
export type CallStep = (call: ApiCall, next: Send) => Promise<unknown>;

/** A call passes the steps from the first to the last, its response the other way; `carry` sends it. */
export function inOrder(steps: readonly CallStep[], carry: Send): Send {
  return steps.reduceRight<Send>((next, step) => (call) => step(call, next), carry);
}
