import type { Request } from 'express';

/** Who is at the other end: the storefront says it of its visitors, and nobody else reaches this program. */
export function clientAddress(request: Request): string {
  return request.get('x-client-address') ?? request.socket.remoteAddress ?? '';
}
