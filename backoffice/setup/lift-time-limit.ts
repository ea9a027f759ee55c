import type { Server } from 'node:http';

/**
 * Lifts the time limit of requests while an archive arrives, which takes as long as its line needs. Returns a function
 * that restores it after the last of them.
 */
export function createLiftTimeLimit(findServer: () => Server): () => () => void {
  let uploads = 0;
  let limit = 0;
  return () => {
    const server = findServer();
    if (uploads === 0) limit = server.requestTimeout;
    uploads += 1;
    server.requestTimeout = 0;
    return () => {
      uploads -= 1;
      if (uploads === 0) server.requestTimeout = limit;
    };
  };
}
