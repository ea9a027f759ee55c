import type { Response } from 'express';

/** A short answer in plain text, never cached. */
export function answerPlain(response: Response, status: number, text: string): void {
  response
    .status(status)
    .set({ 'cache-control': 'no-store', 'content-type': 'text/plain; charset=utf-8' })
    .end(text);
}
