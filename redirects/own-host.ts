import { isIP } from 'node:net';

/**
 * True if a `Host` header names this site or this machine. Other hosts may be former hosts, for which editors can add
 * rules.
 */
export type IsOwnHost = (host: string) => boolean;

/** IP addresses and names without a dot are internal: probes, load balancers, tests. */
export function createIsOwnHost(publicUrl: string): IsOwnHost {
  const publicHost = new URL(publicUrl).host;
  return (host) => {
    const name = host.toLowerCase();
    if (name === publicHost) return true;
    const hostname = name.startsWith('[') ? name : (name.split(':', 1)[0] ?? '');
    return hostname.startsWith('[') || !hostname.includes('.') || isIP(hostname) !== 0;
  };
}
