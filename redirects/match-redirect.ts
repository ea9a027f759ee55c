import { compileRedirects, listFormerHosts } from './compile-redirects.ts';
import { PATTERNS } from './patterns.ts';
import { REDIRECTS } from './redirects.ts';

/** The legacy table (spec section 2) as one look-up: a host and a path with its query → where it leads now. */
export const matchRedirect = compileRedirects(REDIRECTS, PATTERNS);

const FORMER_HOSTS = listFormerHosts(REDIRECTS);

/** Whether a `Host` is one of former times, all of whose addresses lead elsewhere. */
export function isFormerHost(host: string): boolean {
  return FORMER_HOSTS.has(host.toLowerCase());
}
