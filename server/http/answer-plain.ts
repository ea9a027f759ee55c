import type { Response } from 'express';

/** Of answers that are no page of the site, also before it is known which headers those have: they load nothing. */
export const BARE_HEADERS = {
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'; base-uri 'none'",
  'x-content-type-options': 'nosniff',
};

/** A short answer in plain text, never cached. */
export function answerPlain(response: Response, status: number, text: string): void {
  response
    .status(status)
    .set({ ...BARE_HEADERS, 'content-type': 'text/plain; charset=utf-8' })
    .end(text);
}
