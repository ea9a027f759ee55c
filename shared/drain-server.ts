import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

export type Drain = {
  /** From now on every answer ends its connection; the server still listens. */
  begin: () => void;
  /**
   * Listens no more, ends idle connections, lets answers under way be finished. After `patienceMs` the rest is cut.
   * Gives how many connections that were.
   */
  close: (patienceMs: number) => Promise<number>;
};

/** Who has begun to write a request when the server closes has this long to get to the end of its head. */
const HALF_SENT_MS = 2000;

/**
 * Watches a server so that it can be left in order: node's own `close` waits for ever for connections that say nothing,
 * and leaves clients in the belief that theirs may be used again.
 */
export function watchForDrain(server: Server): Drain {
  const sockets = new Set<Socket>();
  const answering = new Map<ServerResponse, Socket>();
  let isLeaving = false;
  let isClosing = false;

  server.on('connection', (socket: Socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  server.prependListener('request', (request: IncomingMessage, response: ServerResponse) => {
    answering.set(response, request.socket);
    response.once('close', () => {
      answering.delete(response);
      // Whose head had gone out before cannot say that its connection ends.
      if (isClosing) request.socket.end();
    });
    if (isLeaving) endConnectionAfter(response);
  });

  return {
    begin() {
      isLeaving = true;
      for (const response of answering.keys()) endConnectionAfter(response);
    },
    async close(patienceMs) {
      this.begin();
      isClosing = true;
      const closed = new Promise<void>((resolve) => {
        server.close(() => resolve());
      });
      let cut = 0;
      const silence = setTimeout(
        () => {
          const busy = new Set(answering.values());
          for (const socket of sockets) if (!busy.has(socket)) socket.destroy();
        },
        Math.min(HALF_SENT_MS, patienceMs),
      );
      const end = setTimeout(() => {
        cut = sockets.size;
        for (const socket of sockets) socket.destroy();
      }, patienceMs);
      await closed;
      clearTimeout(silence);
      clearTimeout(end);
      return cut;
    },
  };
}

/** At the last moment: what is handed on from elsewhere brings a `Connection` of its own. */
function endConnectionAfter(response: ServerResponse): void {
  if (response.headersSent) return;
  const writeHead = response.writeHead.bind(response) as (...parts: unknown[]) => ServerResponse;
  response.writeHead = (...parts: unknown[]) => {
    response.setHeader('connection', 'close');
    return writeHead(...parts);
  };
}
