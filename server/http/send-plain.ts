import type { Response } from 'express';

/** Headers of responses that are no page of the site, also before its own headers are known: they load nothing. */
export const BARE_HEADERS = {
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'; base-uri 'none'",
  'x-content-type-options': 'nosniff',
};

/** Sends a short plain text, never cached. */
export function sendPlain(response: Response, status: number, text: string): void {
  response
    .status(status)
    .set({ ...BARE_HEADERS, 'content-type': 'text/plain; charset=utf-8' })
    .end(text);
}
