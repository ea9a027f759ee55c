import type { IncomingMessage } from 'node:http';

/** So long a client may go on sending a body that is not wanted. */
const DISCARD_MS = 2000;

/**
 * Reads a body to its end and forgets it, for two seconds at the most: a client that is still sending loses the answer
 * with the connection.
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
