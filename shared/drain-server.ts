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
  // By connection: a map that every answer goes into and out of is copied over and over, and the copies wait for the heap to be cleared.
  const answering = new Map<Socket, ServerResponse[]>();
  let isLeaving = false;
  let isClosing = false;

  server.on('connection', (socket: Socket) => {
    answering.set(socket, []);
    socket.once('close', () => answering.delete(socket));
  });
  server.prependListener('request', (request: IncomingMessage, response: ServerResponse) => {
    const ofConnection = answering.get(request.socket);
    ofConnection?.push(response);
    response.once('close', () => {
      ofConnection?.splice(ofConnection.indexOf(response), 1);
      // Whose head had gone out before cannot say that its connection ends.
      if (isClosing) request.socket.end();
    });
    if (isLeaving) endConnectionAfter(response);
  });

  return {
    begin() {
      isLeaving = true;
      for (const responses of answering.values()) responses.forEach(endConnectionAfter);
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
          for (const [socket, { length }] of answering) if (length === 0) socket.destroy();
        },
        Math.min(HALF_SENT_MS, patienceMs),
      );
      const end = setTimeout(() => {
        cut = answering.size;
        for (const socket of answering.keys()) socket.destroy();
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
