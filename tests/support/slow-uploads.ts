import { connect, type Socket } from 'node:net';

export type SlowUploads = {
  countOpen: () => number;
  /** The status of each response; connections without one are missing. */
  statuses: () => number[];
  stop: () => void;
};

const UPLOAD_BYTES = 15 * 1024 * 1024;
const FIRST_BYTES = 1024 * 1024;
const DRIP_MS = 500;
const BOUNDARY = 'boundary-of-the-tests';

/**
 * Starts forms of 15 MB, by default each from another client address: the first megabyte at once, then
 * small chunks as long as the server reads. `paths`: targets, in turn.
 */
export function startSlowUploads(
  port: number,
  count: number,
  paths: readonly string[],
  addressOf = (index: number) => `203.0.113.${index % 250}`,
): SlowUploads {
  const sockets = new Set<Socket>();
  const responses: number[] = [];
  for (let index = 0; index < count; index += 1) {
    const socket = connect(port, '127.0.0.1', () => {
      socket.write(headOf(paths[index % paths.length] ?? '/', addressOf(index)));
      socket.write(Buffer.alloc(FIRST_BYTES, 'x'));
    });
    const drip = setInterval(() => socket.writable && socket.write('x'.repeat(100)), DRIP_MS);
    sockets.add(socket);
    socket.on('data', (chunk: Buffer) => {
      const status = /^HTTP\/1\.1 (\d{3})/.exec(chunk.toString('latin1'))?.[1];
      if (status) responses.push(Number(status));
    });
    socket.on('error', () => undefined);
    socket.once('close', () => {
      clearInterval(drip);
      sockets.delete(socket);
    });
  }
  return {
    countOpen: () => sockets.size,
    statuses: () => responses,
    stop: () => {
      for (const socket of sockets) socket.destroy();
    },
  };
}

function headOf(path: string, address: string): string {
  return [
    `POST ${path} HTTP/1.1`,
    'Host: localhost',
    'Origin: http://localhost:3000',
    `X-Forwarded-For: ${address}`,
    `Content-Type: multipart/form-data; boundary=${BOUNDARY}`,
    `Content-Length: ${UPLOAD_BYTES}`,
    '',
    `--${BOUNDARY}`,
    'Content-Disposition: form-data; name="files"; filename="photo.jpg"',
    'Content-Type: image/jpeg',
    '',
    '',
  ].join('\r\n');
}
