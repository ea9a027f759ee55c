import type { RouteName } from './paths.ts';
import { matchPath } from './match-path.ts';

/** Parameters that report what a form of the cart or of parts has done, on whatever page the form stands. */
const OF_ANY_PAGE = ['cart_added', 'cart_fault', 'cart_line', 'cart_typed', 'alerted'];

/** Parameters that report what has just been done, by page. A page that gets a new one gets it here too. */
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

/** Pages whose notice holds for some minutes: their visitor may reload them or change the language. */
const LASTING = new Set<RouteName>(['confirmation']);

export type Notice = {
  /** Page and notice parameters, without the rest of the address: `login?deleted=1`. */
  text: string;
  /** True where the notice may be shown again for some minutes; others are shown once. */
  isLasting: boolean;
};

/** Gives what an address of this site reports as done, or `undefined`. */
export function noticeOf(address: string): Notice | undefined {
  const read = readAddress(address);
  if (!read) return undefined;
  const reported = new URLSearchParams([...read.url.searchParams].filter(([name]) => read.names.has(name)));
  return reported.size === 0
    ? undefined
    : { text: `${read.name}?${reported}`, isLasting: LASTING.has(read.name) };
}

/** Gives path, query and hash of an address of this site without what it reports as done. */
export function withoutNotice(address: string): string {
  const read = readAddress(address);
  if (!read || noticeOf(address) === undefined) return address;
  const { url, names } = read;
  for (const name of names) url.searchParams.delete(name);
  return url.pathname + url.search + url.hash;
}

function readAddress(address: string): { url: URL; name: RouteName; names: Set<string> } | undefined {
  // Most addresses have no query, and need not be matched.
  if (!address.includes('?')) return undefined;
  const url = new URL(address, 'http://site.invalid');
  const name = matchPath(url.pathname)?.match?.name;
  return name && { url, name, names: new Set([...OF_ANY_PAGE, ...(OF_PAGES[name] ?? [])]) };
}
