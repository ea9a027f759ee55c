import { isIP } from 'node:net';

/** Whether a `Host` names this site or this machine: other names may be former hosts, whose rules editors keep. */
export type IsOwnHost = (host: string) => boolean;

/** Addresses and names without a dot are used inside: by probes, balancers and tests. */
export function createIsOwnHost(publicUrl: string): IsOwnHost {
  const publicHost = new URL(publicUrl).host;
  return (host) => {
    const name = host.toLowerCase();
    if (name === publicHost) return true;
    const hostname = name.startsWith('[') ? name : (name.split(':', 1)[0] ?? '');
    return hostname.startsWith('[') || !hostname.includes('.') || isIP(hostname) !== 0;
  };
}
