import { isIP, isIPv4, isIPv6 } from 'node:net';
import ipRangeCheck from 'ip-range-check';
import { LRUCache } from 'lru-cache';

const LONGEST_NAME = 253;
/** Visitors ask many times, from a few proxies at that. */
const MOST_REMEMBERED = 10_000;
const LABEL = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/i;

/**
 * Checks the entries of an address list: addresses, CIDR ranges and, where allowed, host names.
 * @throws naming the entries that are none of these.
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
    entry.length <= LONGEST_NAME &&
    labels.length > 1 &&
    labels.every((label) => LABEL.test(label)) &&
    !/^[\d.]+$/.test(entry)
  );
}

/** What was found for addresses, by list: lists are replaced as a whole, never changed. */
const found = new WeakMap<readonly string[], LRUCache<string, boolean>>();

/** Whether an address is one of the list's addresses or lies in one of its ranges. The list must never change. */
export function isInList(address: string, list: readonly string[]): boolean {
  if (list.length === 0) return false;
  const known = answersOf(list);
  const before = known.get(address);
  if (before !== undefined) return before;
  const isIn = isOneOf(address, list);
  known.set(address, isIn);
  return isIn;
}

/** The same, of a list that is made for the occasion: nothing is remembered. */
export function isOneOf(address: string, list: readonly string[]): boolean {
  const normalised = normaliseAddress(address);
  return normalised !== undefined && list.length > 0 && ipRangeCheck(normalised, [...list]);
}

function answersOf(list: readonly string[]): LRUCache<string, boolean> {
  const known = found.get(list);
  if (known) return known;
  const fresh = new LRUCache<string, boolean>({ max: MOST_REMEMBERED });
  found.set(list, fresh);
  return fresh;
}

/** An address without the `::ffff:` of mapped IPv4 and without a zone; `undefined` when it is none. */
export function normaliseAddress(address: string): string | undefined {
  if (isIPv4(address)) return address;
  const [bare = ''] = address.trim().split('%');
  return isIPv6(bare) ? (mappedAddress(bare) ?? bare) : undefined;
}

/** The IPv4 address that an IPv6 one stands for, however it is written: `::ffff:203.0.113.7`, `::ffff:cb00:7107`. */
function mappedAddress(address: string): string | undefined {
  const { hostname } = new URL(`http://[${address}]`);
  const [, high, low] = /^\[::ffff:([\da-f]{1,4}):([\da-f]{1,4})\]$/.exec(hostname) ?? [];
  if (high === undefined || low === undefined) return undefined;
  return [high, low].flatMap((hex) => [parseInt(hex, 16) >> 8, parseInt(hex, 16) & 0xff]).join('.');
}

const WITH_PORT = /^(\d{1,3}(?:\.\d{1,3}){3}):\d{1,5}$/;
const IN_BRACKETS = /^\[([^\]]+)\](?::\d{1,5})?$/;

/**
 * Reads an address as proxies forward it: with a port, in brackets, or in quotation marks (`203.0.113.7:51234`,
 * `"[2001:db8::1]:443"`). `undefined` when it is none.
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
  // Mapped addresses are compared as IPv4, which no range of IPv6 contains.
  if (version === 6 && (address.includes('.') || /^::ffff:/i.test(address))) return false;
  const bits = /^\d{1,3}$/.test(prefix) ? Number(prefix) : NaN;
  return bits >= 0 && bits <= (version === 4 ? 32 : 128);
}
