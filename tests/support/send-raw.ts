import { connect } from 'node:net';

export type RawResponse = { status: number | undefined; headers: Record<string, string>; body: string };

/** Sends bytes to a local port and reads until the connection ends. */
export function sendRaw(port: number, text: string | Buffer): Promise<RawResponse> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    const socket = connect(port, '127.0.0.1', () => socket.write(text));
    socket.setTimeout(10_000, () => socket.destroy(new Error('No response arrived.')));
    socket.on('data', (chunk) => chunks.push(Buffer.from(chunk)));
    socket.on('error', (error: NodeJS.ErrnoException) => {
      // A server that has refused may close while the client still writes.
      if (error.code !== 'ECONNRESET' && error.code !== 'EPIPE') reject(error);
    });
    socket.on('close', () => resolve(parseResponse(Buffer.concat(chunks).toString())));
  });
}

/** Node ends a half-closed connection even without a response, so the client waits until no more data arrives. */
const QUIET_MS = 300;
const FIRST_MS = 3000;

/** Sends several requests on one connection and closes it. Returns the status of every response, and all data. */
export function sendRawMany(
  port: number,
  bytes: string | Buffer,
): Promise<{ statuses: number[]; text: string }> {
  return new Promise((resolve) => {
    const chunks: Buffer[] = [];
    const socket = connect(port, '127.0.0.1', () => socket.write(bytes));
    // The first response may be slow; the rest follows at once or never.
    socket.setTimeout(FIRST_MS, () => {
      socket.end();
      socket.setTimeout(10_000, () => socket.destroy());
    });
    socket.on('data', (chunk) => {
      chunks.push(Buffer.from(chunk));
      socket.setTimeout(QUIET_MS);
    });
    // A refused connection may be reset during a write.
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

function parseResponse(text: string): RawResponse {
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
