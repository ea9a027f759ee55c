import { createFormSend } from '#shared/api/form-send.ts';
import { createKySend } from '#shared/api/ky-send.ts';
import type { ApiCall, Send } from '#shared/api/send.ts';
import { createDatedFetch, type BackofficeClock } from './backoffice-clock.ts';
import { groupOfCall } from './backoffice-group.ts';
import { createCachedSend, type CachedSend } from './cached-send.ts';
import type { CallGuard } from './call-guard.ts';
import type { FaultLog } from './fault-log.ts';
import { BACKOFFICE_LIMITS, createLimitedFetch, WRITE_LIMITS, type FetchLimits } from './limited-fetch.ts';
import type { TraceFetch } from '../tracing/trace-calls.ts';
import { createValidatedSend } from './validated-send.ts';

/** Calls from the storefront's server to the back office: within limits, guarded, checked, cached. */
export function createServerSend(options: {
  baseUrl: string;
  logFault: FaultLog;
  guard: CallGuard;
  clock: BackofficeClock;
  traceFetch?: TraceFetch | undefined;
}): CachedSend {
  const within = (limits: FetchLimits) => {
    const ask = createDatedFetch(options.clock, createLimitedFetch(limits));
    const traced = options.traceFetch?.(ask) ?? ask;
    const { baseUrl } = options;
    const send = createKySend({ baseUrl, fetch: traced, timeout: 2 * limits.totalMs, retries: 0 });
    const sendForm = createFormSend({ baseUrl, fetch: traced });
    return (call: ApiCall) => (call.body instanceof FormData ? sendForm : send)(call);
  };
  const [read, write] = [within(BACKOFFICE_LIMITS), within(WRITE_LIMITS)];
  const ask = createValidatedSend((call) => (call.method === 'GET' ? read : write)(call), options.logFault);
  // What breaks the contract is no answer: the guard has to hear of it.
  const send: Send = (call) => options.guard(groupOfCall(call), () => ask(call));
  return createCachedSend(send);
}
