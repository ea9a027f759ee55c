import type { AddressSources, PageLookup } from '#redirects/resolve-address.ts';
import { createApi } from '#shared/api/create-api.ts';
import type { Send } from '#shared/api/send.ts';
import { isWebAddress } from '#shared/domain/link-url.ts';
import { localeOfPath } from '#shared/locale.ts';
import { toSitePath } from '#shared/site-path.ts';
import type { LoadDocument, LoadResult } from '../render/page-loader.ts';
import type { IsOwnHost } from '#redirects/own-host.ts';

type SourcesOptions = {
  send: Send;
  siteId: number;
  planId: () => Promise<number>;
  load: LoadDocument;
  publicUrl: string;
  isOwnHost: IsOwnHost;
};

/** Limit of the call. */
const MAX_LENGTH = 2048;
const NO_SESSION = { token: undefined, refreshToken: undefined, email: undefined, temporary: undefined };

/**
 * Creates the sources of the address resolver in the storefront: rules of the back office, and the pages themselves.
 */
export function createAddressSources(options: SourcesOptions): AddressSources {
  const { send, siteId, planId, load, publicUrl, isOwnHost } = options;
  return {
    isOwnHost,
    findRule: async (address) => {
      if (address.length > MAX_LENGTH) return undefined;
      const plan = await planId();
      const locale = localeOfPath(new URL(address, publicUrl).pathname);
      const api = createApi(send, { siteId, locale, salesPlanId: () => plan });
      const { items } = await api.caller.call('GET /redirection', { query: { slug: address } });
      const [rule] = items;
      const to = rule && toTarget(rule.to);
      return rule && to !== undefined ? { from: rule.from, to, code: rule.code } : undefined;
    },
    findPage: async (url) => {
      const result = await load({
        url: new URL(publicUrl + url),
        visitor: { isLogged: false, isProConnected: false },
        session: NO_SESSION,
        maintenance: false,
        clientAddress: '',
        visitorId: undefined,
        sent: undefined,
        cart: { token: undefined, count: 0 },
        isShared: true,
      });
      return toLookup(result, url);
    },
  };
}

/** Returns a path of this site or a full web address; `undefined` for anything else. */
function toTarget(to: string): string | undefined {
  return toSitePath(to) ?? (isWebAddress(to) ? to : undefined);
}

/** Temporary redirects (login, closed site) depend on the visitor. */
function toLookup(result: LoadResult, url: string): PageLookup {
  if (result.kind === 'page') return { kind: result.status === 404 ? 'missing' : 'page' };
  const to = result.status === 301 ? toSitePath(result.to) : undefined;
  return to !== undefined && to !== url ? { kind: 'redirect', to } : { kind: 'page' };
}
