import type { IncomingMessage } from 'node:http';

/** Time for a client to finish an unwanted body. */
const DISCARD_MS = 2000;

/**
 * Reads a body and discards it, for two seconds at most: a client that is still sending when the connection closes
 * loses the response.
 */
export function discardBody(request: IncomingMessage): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, DISCARD_MS);
    for (const event of ['end', 'close', 'error'])
      request.once(event, () => {
        clearTimeout(timer);
        resolve();
      });
    request.resume();
  });
}
