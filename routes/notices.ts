import type { RouteName } from './paths.ts';
import { matchPath } from './match-path.ts';

/** Parameters that report the result of a cart or spare-parts form, on any page. */
const OF_ANY_PAGE = ['cart_added', 'cart_fault', 'cart_line', 'cart_typed', 'alerted'];

/** Parameters that report the result of an action, by page. A page that gets a new one must be added here. */
const OF_PAGES: Partial<Record<RouteName, readonly string[]>> = {
  addresses: ['fait'],
  cart: ['removed'],
  confirmation: ['reference', 'subject'],
  documentations: ['notice'],
  favorites: ['removed'],
  'forgot-password': ['sent'],
  login: ['deleted', 'ended', 'renewed', 'resent'],
  'my-account': ['saved'],
  'order-cart': ['removed'],
  sav: ['vote'],
  'signup-confirmation': ['resent'],
  'to-download': ['notice'],
  worksites: ['deleted', 'link', 'sent'],
};

/** Pages whose notice stays valid for some minutes, because visitors reload them or switch the language. */
const PERSISTENT = new Set<RouteName>(['confirmation']);

export type Notice = {
  /** Page and notice parameters, without the rest of the address: `login?deleted=1`. */
  text: string;
  /** True if the notice may be shown again for some minutes; others are shown once. */
  isPersistent: boolean;
};

/** The notice in an address of this site, or `undefined`. */
export function noticeOf(address: string): Notice | undefined {
  const read = readAddress(address);
  if (!read) return undefined;
  const reported = new URLSearchParams([...read.url.searchParams].filter(([name]) => read.names.has(name)));
  return reported.size === 0
    ? undefined
    : { text: `${read.name}?${reported}`, isPersistent: PERSISTENT.has(read.name) };
}

/** Path, query and hash of an address of this site without its notice. */
export function withoutNotice(address: string): string {
  const read = readAddress(address);
  if (!read || noticeOf(address) === undefined) return address;
  const { url, names } = read;
  for (const name of names) url.searchParams.delete(name);
  return url.pathname + url.search + url.hash;
}

function readAddress(address: string): { url: URL; name: RouteName; names: Set<string> } | undefined {
  // Fast path: most addresses have no query.
  if (!address.includes('?')) return undefined;
  const url = new URL(address, 'http://site.invalid');
  const name = matchPath(url.pathname)?.match?.name;
  return name && { url, name, names: new Set([...OF_ANY_PAGE, ...(OF_PAGES[name] ?? [])]) };
}
