import { isIP, isIPv4, isIPv6 } from 'node:net';
import ipRangeCheck from 'ip-range-check';
import { LRUCache } from 'lru-cache';

const MAX_NAME_LENGTH = 253;
/** Visitors send many requests, and through few proxies. */
const MAX_REMEMBERED = 10_000;
const LABEL = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/i;

/**
 * Validates an address list: addresses, CIDR ranges and, where allowed, host names.
 * @throws naming the invalid entries
 */
export function parseAddressList(entries: string[], allowed: { names: boolean }): string[] {
  const bad = entries.filter((entry) => !isAddressOrRange(entry) && !(allowed.names && isHostName(entry)));
  if (bad.length > 0) {
    const entry = allowed.names ? 'an address, a range or a host name' : 'an address or a range';
    throw new Error(`a list by commas, and ${bad.join(', ')} is not ${entry}`);
  }
  return entries;
}

export function isHostName(entry: string): boolean {
  const labels = entry.split('.');
  return (
    entry.length <= MAX_NAME_LENGTH &&
    labels.length > 1 &&
    labels.every((label) => LABEL.test(label)) &&
    !/^[\d.]+$/.test(entry)
  );
}

/** Results by list: lists are replaced as a whole, never changed. */
const found = new WeakMap<readonly string[], LRUCache<string, boolean>>();

/** True if an address is in a list, or in one of its ranges. The list must never change. */
export function isInList(address: string, list: readonly string[]): boolean {
  if (list.length === 0) return false;
  const known = cacheOf(list);
  const before = known.get(address);
  if (before !== undefined) return before;
  const isIn = isOneOf(address, list);
  known.set(address, isIn);
  return isIn;
}

/** The same for a temporary list: results are not cached. */
export function isOneOf(address: string, list: readonly string[]): boolean {
  const normalised = normaliseAddress(address);
  return normalised !== undefined && list.length > 0 && ipRangeCheck(normalised, [...list]);
}

function cacheOf(list: readonly string[]): LRUCache<string, boolean> {
  const known = found.get(list);
  if (known) return known;
  const fresh = new LRUCache<string, boolean>({ max: MAX_REMEMBERED });
  found.set(list, fresh);
  return fresh;
}

/** Removes the `::ffff:` of mapped IPv4 and the zone; `undefined` for text that is no address. */
export function normaliseAddress(address: string): string | undefined {
  if (isIPv4(address)) return address;
  const [bare = ''] = address.trim().split('%');
  return isIPv6(bare) ? (mappedAddress(bare) ?? bare) : undefined;
}

/** Returns the IPv4 address mapped in an IPv6 one, in any notation: `::ffff:203.0.113.7`, `::ffff:cb00:7107`. */
function mappedAddress(address: string): string | undefined {
  const { hostname } = new URL(`http://[${address}]`);
  const [, high, low] = /^\[::ffff:([\da-f]{1,4}):([\da-f]{1,4})\]$/.exec(hostname) ?? [];
  if (high === undefined || low === undefined) return undefined;
  return [high, low].flatMap((hex) => [parseInt(hex, 16) >> 8, parseInt(hex, 16) & 0xff]).join('.');
}

const WITH_PORT = /^(\d{1,3}(?:\.\d{1,3}){3}):\d{1,5}$/;
const IN_BRACKETS = /^\[([^\]]+)\](?::\d{1,5})?$/;

/**
 * Parses an address as proxies forward it: with a port, in brackets, or quoted (`203.0.113.7:51234`,
 * `"[2001:db8::1]:443"`). `undefined` for text that is no address.
 */
export function readForwardedAddress(text: string): string | undefined {
  const bare = text.trim().replace(/^"(.*)"$/, '$1');
  return normaliseAddress(WITH_PORT.exec(bare)?.[1] ?? IN_BRACKETS.exec(bare)?.[1] ?? bare);
}

function isAddressOrRange(entry: string): boolean {
  const [address = '', prefix, ...more] = entry.split('/');
  const version = isIP(address);
  if (version === 0 || more.length > 0) return false;
  if (prefix === undefined) return true;
  // Mapped addresses are compared as IPv4, which no IPv6 range contains.
  if (version === 6 && (address.includes('.') || /^::ffff:/i.test(address))) return false;
  const bits = /^\d{1,3}$/.test(prefix) ? Number(prefix) : NaN;
  return bits >= 0 && bits <= (version === 4 ? 32 : 128);
}
