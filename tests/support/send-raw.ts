import { connect } from 'node:net';

export type RawAnswer = { status: number | undefined; headers: Record<string, string>; body: string };

/** Writes bytes to a port of this machine and reads what comes back until the connection ends. */
export function sendRaw(port: number, text: string | Buffer): Promise<RawAnswer> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    const socket = connect(port, '127.0.0.1', () => socket.write(text));
    socket.setTimeout(10_000, () => socket.destroy(new Error('No answer came.')));
    socket.on('data', (chunk) => chunks.push(Buffer.from(chunk)));
    socket.on('error', (error: NodeJS.ErrnoException) => {
      // A server that has refused may close while we are still writing.
      if (error.code !== 'ECONNRESET' && error.code !== 'EPIPE') reject(error);
    });
    socket.on('close', () => resolve(parseAnswer(Buffer.concat(chunks).toString())));
  });
}

/** Node ends a connection whose client has said its last word, answered or not: we wait until nothing more comes. */
const QUIET_MS = 300;
const FIRST_MS = 3000;

/** The same for several requests on one connection, which we end: the status of every answer, and all that was said. */
export function sendRawMany(
  port: number,
  bytes: string | Buffer,
): Promise<{ statuses: number[]; text: string }> {
  return new Promise((resolve) => {
    const chunks: Buffer[] = [];
    const socket = connect(port, '127.0.0.1', () => socket.write(bytes));
    // The first answer may be long in coming; once something has come, the rest follows at once or not at all.
    socket.setTimeout(FIRST_MS, () => {
      socket.end();
      socket.setTimeout(10_000, () => socket.destroy());
    });
    socket.on('data', (chunk) => {
      chunks.push(Buffer.from(chunk));
      socket.setTimeout(QUIET_MS);
    });
    // Whoever is refused may be cut off in the middle of a word.
    socket.on('error', () => undefined);
    socket.on('close', () => {
      const text = Buffer.concat(chunks).toString('latin1');
      resolve({
        statuses: [...text.matchAll(/HTTP\/1\.[01] (\d{3}) /g)].map(([, status]) => Number(status)),
        text,
      });
    });
  });
}

function parseAnswer(text: string): RawAnswer {
  const end = text.indexOf('\r\n\r\n');
  const [first = '', ...lines] = (end === -1 ? text : text.slice(0, end)).split('\r\n');
  const status = /^HTTP\/1\.1 (\d{3})/.exec(first)?.[1];
  return {
    status: status === undefined ? undefined : Number(status),
    headers: Object.fromEntries(
      lines.map((line) => {
        const separator = line.indexOf(':');
        return [line.slice(0, separator).toLowerCase(), line.slice(separator + 1).trim()];
      }),
    ),
    body: end === -1 ? '' : text.slice(end + 4),
  };
}
