import type { IncomingMessage } from 'node:http';

/** Whether a request comes from a page of this site: by what the browser says of it, else by its origin. */
export function isFromOurPages(request: IncomingMessage, origin: string): boolean {
  const site = request.headers['sec-fetch-site'];
  if (site !== undefined) return site === 'same-origin';
  return request.headers.origin === origin;
}
