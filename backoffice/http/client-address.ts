import type { Request } from 'express';
import { ipKeyGenerator } from 'express-rate-limit';

/** Address of the visitor as the storefront reports it. No other client reaches this program. */
export function clientAddress(request: Request): string {
  return request.get('x-client-address') ?? request.socket.remoteAddress ?? '';
}

/** Key that throttles an address: for IPv6 its network, because one client has many addresses. */
export function addressKey(address: string): string {
  return ipKeyGenerator(address);
}
