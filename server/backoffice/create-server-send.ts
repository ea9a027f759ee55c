import { createFormSend } from '#shared/api/form-send.ts';
import { createKySend, toMessage } from '#shared/api/ky-send.ts';
import type { ApiCall, Send } from '#shared/api/send.ts';
import { createDatedFetch, type BackofficeClock } from './backoffice-clock.ts';
import { groupOfCall } from './backoffice-group.ts';
import { createCachedSend, type CachedSend } from './cached-send.ts';
import type { CallGuard } from './call-guard.ts';
import type { FaultLog } from './fault-log.ts';
import { BACKOFFICE_LIMITS, createLimitedFetch, WRITE_LIMITS, type FetchLimits } from './limited-fetch.ts';
import type { Patience } from './patience.ts';
import type { TraceFetch } from '../tracing/trace-calls.ts';
import { createValidatedSend } from './validated-send.ts';

/** Calls from the storefront's server to the back office: within limits, guarded, checked, cached. */
export function createServerSend(options: {
  baseUrl: string;
  logFault: FaultLog;
  guard: CallGuard;
  clock: BackofficeClock;
  patience?: Patience;
  /** Those of `limited-fetch.ts`, and all of what is kept, unless told otherwise. */
  limits?: { read?: FetchLimits; write?: FetchLimits; keptBytes?: number } | undefined;
  traceFetch?: TraceFetch | undefined;
}): CachedSend {
  const within = (limits: FetchLimits) => {
    const ask = createDatedFetch(options.clock, createLimitedFetch(limits, options.patience));
    const traced = options.traceFetch?.(ask) ?? ask;
    const { baseUrl } = options;
    const send = createKySend({ baseUrl, fetch: traced, timeout: false, retries: 0 });
    const sendForm = createFormSend({ baseUrl, fetch: traced });
    return (call: ApiCall) => (call.body instanceof FormData ? sendForm : send)(call);
  };
  const {
    read: readLimits = BACKOFFICE_LIMITS,
    write: writeLimits = WRITE_LIMITS,
    keptBytes,
  } = options.limits ?? {};
  const [read, write] = [within(readLimits), within(writeLimits)];
  const ask = createValidatedSend((call) => (call.method === 'GET' ? read : write)(call), options.logFault);
  const send: Send = async (call) => {
    // A call that cannot be sent fails here: inside the guard it would count, as a failure or as an answer.
    toMessage(call);
    return options.guard(groupOfCall(call), () => ask(call));
  };
  return createCachedSend(send, keptBytes === undefined ? {} : { mostBytes: keptBytes });
}
