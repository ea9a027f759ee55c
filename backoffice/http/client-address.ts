import type { Request } from 'express';
import { ipKeyGenerator } from 'express-rate-limit';

/** Who is at the other end: the storefront says it of its visitors, and nobody else reaches this program. */
export function clientAddress(request: Request): string {
  return request.get('x-client-address') ?? request.socket.remoteAddress ?? '';
}

/** The key that attempts of an address are counted by: for IPv6 its network, since one client has many addresses. */
export function addressKey(address: string): string {
  return ipKeyGenerator(address);
}
