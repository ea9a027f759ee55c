import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

export type Drain = {
  /** From now on each response closes its connection; the server still listens. */
  begin: () => void;
  /**
   * Stops listening, closes idle connections, and waits for responses in flight. After `timeoutMs` it closes the
   * rest. Returns the number of connections it closed then.
   */
  close: (timeoutMs: number) => Promise<number>;
};

/** Time for a client that is still sending request headers at shutdown. */
const HALF_SENT_MS = 2000;

/**
 * Watches a server for a graceful shutdown: node's own `close` waits for idle connections, and does not tell clients
 * that theirs will close.
 */
export function watchForDrain(server: Server): Drain {
  // By connection: a map with an entry for each response would be copied repeatedly, which burdens the garbage
  // collector.
  const pending = new Map<Socket, ServerResponse[]>();
  let isDraining = false;
  let isClosing = false;

  server.on('connection', (socket: Socket) => {
    pending.set(socket, []);
    socket.once('close', () => pending.delete(socket));
  });
  server.prependListener('request', (request: IncomingMessage, response: ServerResponse) => {
    const ofConnection = pending.get(request.socket);
    ofConnection?.push(response);
    response.once('close', () => {
      ofConnection?.splice(ofConnection.indexOf(response), 1);
      // Its headers were sent before and could not announce the close.
      if (isClosing) request.socket.end();
    });
    if (isDraining) endConnectionAfter(response);
  });

  return {
    begin() {
      isDraining = true;
      for (const responses of pending.values()) responses.forEach(endConnectionAfter);
    },
    async close(timeoutMs) {
      this.begin();
      isClosing = true;
      const closed = new Promise<void>((resolve) => {
        server.close(() => resolve());
      });
      let cut = 0;
      const silence = setTimeout(
        () => {
          for (const [socket, { length }] of pending) if (length === 0) socket.destroy();
        },
        Math.min(HALF_SENT_MS, timeoutMs),
      );
      const end = setTimeout(() => {
        cut = pending.size;
        for (const socket of pending.keys()) socket.destroy();
      }, timeoutMs);
      await closed;
      clearTimeout(silence);
      clearTimeout(end);
      return cut;
    },
  };
}

/** Set at the last moment, because a proxied response brings its own `Connection`. */
function endConnectionAfter(response: ServerResponse): void {
  if (response.headersSent) return;
  const writeHead = response.writeHead.bind(response) as (...parts: unknown[]) => ServerResponse;
  response.writeHead = (...parts: unknown[]) => {
    response.setHeader('connection', 'close');
    return writeHead(...parts);
  };
}
