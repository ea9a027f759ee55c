import { parseAddressList } from './address-list.ts';

/** The widest private networks: 10.0.0.0/8 and fc00::/7. */
const MIN_PREFIX_V4 = 8;
const MIN_PREFIX_V6 = 7;

/**
 * Validates the list of trusted proxies: addresses and ranges, none of which covers a large part of the Internet,
 * because a trusted proxy reports the addresses of clients.
 * @throws naming the entries that are invalid or too wide
 */
export function parseProxyList(entries: string[]): string[] {
  const proxies = parseAddressList(entries, { names: false });
  const wide = proxies.filter(isTooWide);
  if (wide.length > 0)
    throw new Error(
      `a list of proxies: with ${wide.join(', ')} any client could claim any address (ranges end at /${MIN_PREFIX_V4}, of IPv6 at /${MIN_PREFIX_V6})`,
    );
  return proxies;
}

function isTooWide(entry: string): boolean {
  const [address = '', prefix] = entry.split('/');
  return prefix !== undefined && Number(prefix) < (address.includes(':') ? MIN_PREFIX_V6 : MIN_PREFIX_V4);
}
