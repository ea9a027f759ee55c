import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AllowList } from '../http/ip-allow-list.ts';
import { isInList } from '../http/address-list.ts';
import type { IsOwnHost } from '#redirects/own-host.ts';
import { findMalformation } from '../http/refuse-malformed.ts';
import { isOpenToAll, type Operations } from '../http/maintenance.ts';
import { readContext, type RequestContext } from '../http/request-context.ts';
import { hasSessionCookie } from './page-key.ts';
import type { PageCache, ServedPage } from './page-cache.ts';
import { sendEntry } from './send-entry.ts';

type FastPathOptions = {
  pages: PageCache;
  trustProxy: readonly string[];
  allowList: AllowList;
  operations: Operations;
  isOwnHost: IsOwnHost;
  /** Called for each response from the cache, once it has ended. */
  onResponse: (
    request: IncomingMessage,
    response: ServerResponse,
    shown: ServedPage,
    context: RequestContext,
  ) => void;
};

/**
 * Serves plain requests from the page cache, before the pipeline and by its rules (well-formed, allowed, site open).
 * Returns false, without effect, where the pipeline has to decide.
 */
export function createCacheFastPath(options: FastPathOptions) {
  const { pages, allowList, operations } = options;
  return (request: IncomingMessage, response: ServerResponse): boolean => {
    if (!isPlain(request, options.isOwnHost)) return false;
    const { maintenance, maintenanceBypass } = operations.current;
    const context = readContext(request, options.trustProxy);
    if (!allowList.allows(context.clientAddress)) return false;
    if (maintenance && !isInList(context.clientAddress, maintenanceBypass)) return false;
    const shown = pages.peek(request.url ?? '');
    if (!shown) return false;
    response.once('close', () => options.onResponse(request, response, shown, context));
    sendEntry(shown, request, response, { requestId: context.id, isSiteOpen: isOpenToAll(operations) });
    return true;
  };
}

/**
 * True for a well-formed request to this host without a body and without a session. Other hosts may have redirection
 * rules.
 */
function isPlain(request: IncomingMessage, isOwnHost: IsOwnHost): boolean {
  const { method, headers } = request;
  if ((method !== 'GET' && method !== 'HEAD') || hasSessionCookie(headers.cookie)) return false;
  if (headers['transfer-encoding'] !== undefined || headers['content-length'] !== undefined) return false;
  return findMalformation(request) === undefined && isOwnHost(headers.host ?? '');
}
