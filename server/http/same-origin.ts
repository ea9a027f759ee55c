import type { IncomingMessage } from 'node:http';

/** True if a request comes from a page of this site, by `Sec-Fetch-Site` or else by its origin. */
export function isFromOurPages(request: IncomingMessage, origin: string): boolean {
  const site = request.headers['sec-fetch-site'];
  if (site !== undefined) return site === 'same-origin';
  return request.headers.origin === origin;
}
