import { createSocket } from 'node:dgram';

export type Names = {
  /** Address of the server, in the balancer's notation. */
  address: string;
  /** Sets the address of a name. */
  set: (name: string, address: string) => void;
  stop: () => void;
};

const HEADER_BYTES = 12;
const TYPE_AND_CLASS_BYTES = 4;
const A = 1;
const NO_SUCH_NAME = 3;

/** A name server (RFC 1035) that knows IPv4 addresses of single names. */
export async function startNames(): Promise<Names> {
  const known = new Map<string, string>();
  const socket = createSocket('udp4');
  socket.on('message', (query, { port, address }) => socket.send(response(query, known), port, address));
  await new Promise<void>((resolve) => {
    socket.bind(0, '127.0.0.1', resolve);
  });
  const { port } = socket.address();
  return {
    address: `127.0.0.1:${port}`,
    set: (name, address) => known.set(name, address),
    stop: () => socket.close(),
  };
}

function response(query: Buffer, known: ReadonlyMap<string, string>): Buffer {
  const labels: string[] = [];
  let at = HEADER_BYTES;
  for (let length = query[at] ?? 0; length > 0; length = query[at] ?? 0) {
    labels.push(query.toString('latin1', at + 1, at + 1 + length));
    at += 1 + length;
  }
  const question = query.subarray(HEADER_BYTES, at + 1 + TYPE_AND_CLASS_BYTES);
  const address = known.get(labels.join('.'));
  const isGiven = address !== undefined && query.readUInt16BE(at + 1) === A;
  const header = Buffer.alloc(HEADER_BYTES);
  query.copy(header, 0, 0, 2);
  // Flags: a response, recursion desired and available.
  header.writeUInt16BE(0x8180 | (address === undefined ? NO_SUCH_NAME : 0), 2);
  header.writeUInt16BE(1, 4);
  header.writeUInt16BE(isGiven ? 1 : 0, 6);
  if (!isGiven) return Buffer.concat([header, question]);
  // The requested name, type A, class IN, TTL 1 s, four bytes.
  const record = Buffer.from([
    0xc0,
    HEADER_BYTES,
    0,
    A,
    0,
    1,
    0,
    0,
    0,
    1,
    0,
    4,
    ...address.split('.').map(Number),
  ]);
  return Buffer.concat([header, question, record]);
}
