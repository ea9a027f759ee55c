import { connect, type Socket } from 'node:net';

/**
 * Phase in which a client is slow: sending headers, in sending the body, or in reading the response (it stops
 * reading).
 */
export type Slowness = 'headers' | 'body' | 'reading';

export type SlowClients = {
  /** Number of open connections of a kind. */
  countOpen: (kind: Slowness) => number;
  /**
   * Lifetime in ms of connections that the server has closed. A client that does not read does not notice
   * the close.
   */
  lived: (kind: Exclude<Slowness, 'reading'>) => number[];
  /** Closes connections of one kind, or all. */
  stop: (kind?: Slowness) => void;
};

const KINDS = ['headers', 'body', 'reading'] as const;
const BYTE_MS = 1000;
const AGAIN_MS = 500;
const BEGINNINGS: Record<Slowness, (path: string) => string> = {
  headers: () => 'GET / HTTP/1.1\r\nHost: localhost\r\nX-Slow: ',
  body: () =>
    'POST /pro/connexion HTTP/1.1\r\nHost: localhost\r\nOrigin: http://localhost:3000\r\n' +
    'Content-Type: application/x-www-form-urlencoded\r\nContent-Length: 4000\r\n\r\n',
  reading: (path) => `GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`.repeat(5),
};

/**
 * Opens connections that send one byte per second, or do not read their response. A closed connection is
 * reopened until stopped. `path`: a large response for clients that do not read.
 */
export function startSlowClients(port: number, counts: Record<Slowness, number>, path: string): SlowClients {
  const open: Record<Slowness, Set<Socket>> = { headers: new Set(), body: new Set(), reading: new Set() };
  const lived: Record<Slowness, number[]> = { headers: [], body: [], reading: [] };
  const stopped = new Set<Slowness>();

  const begin = (kind: Slowness): void => {
    if (stopped.has(kind)) return;
    const since = performance.now();
    const socket = connect(port, '127.0.0.1', () => socket.write(BEGINNINGS[kind](path)));
    const drip =
      kind === 'reading' ? undefined : setInterval(() => socket.writable && socket.write('a'), BYTE_MS);
    open[kind].add(socket);
    if (kind !== 'reading') socket.resume();
    socket.on('error', () => undefined);
    socket.once('close', () => {
      clearInterval(drip);
      open[kind].delete(socket);
      if (stopped.has(kind)) return;
      lived[kind].push(performance.now() - since);
      setTimeout(() => begin(kind), AGAIN_MS);
    });
  };
  for (const kind of KINDS) for (let number = 0; number < counts[kind]; number += 1) begin(kind);

  return {
    countOpen: (kind) => open[kind].size,
    lived: (kind) => lived[kind],
    stop: (only) => {
      for (const kind of only ? [only] : KINDS) {
        stopped.add(kind);
        for (const socket of open[kind]) socket.destroy();
      }
    },
  };
}
