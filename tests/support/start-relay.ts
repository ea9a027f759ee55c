import {
  createServer,
  request as forward,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import { listen } from '#shared/listen.ts';

export type RelayedCall = { method: string; url: string; headers: IncomingHttpHeaders };
type Refusal = { status: number; body: string; type?: string; headers?: Record<string, string> };

export type Relay = {
  url: string;
  /** Received calls, in order. */
  calls: RelayedCall[];
  /** Returns a response instead of the back office's, or undefined. */
  refuse: ((call: RelayedCall) => Refusal | undefined) | undefined;
  /** Returns a replacement of a JSON response with status 200; a string is sent as JSON. */
  rewrite: ((call: RelayedCall, body: unknown) => unknown) | undefined;
  /** Leaves a call without a response, or breaks its connection. */
  fail: ((call: RelayedCall) => 'hang' | 'break' | undefined) | undefined;
  /** Number of concurrent calls; others wait. */
  room: number;
  /** Delay of every call in ms; a function is evaluated per call. */
  delay: number | (() => number);
  /** Offset of the clock in the `Date` header of responses, in ms. */
  ahead: number;
  close: () => Promise<void>;
};

/** A proxy between storefront and back office that records calls, and can be made to fail. */
export async function startRelay(target = process.env['TEST_BACKOFFICE_URL'] ?? ''): Promise<Relay> {
  const semaphore = createSemaphore(() => relay.room);
  const server = createServer((request, response) => {
    const { method = '', url = '', headers } = request;
    const call = { method, url, headers };
    relay.calls.push(call);
    const refusal = relay.refuse?.(call);
    const failure = relay.fail?.(call);
    if (failure === 'break') return void request.socket.destroy();
    const hear = () => {
      if (relay.ahead !== 0) response.setHeader('date', new Date(Date.now() + relay.ahead).toUTCString());
      if (refusal) {
        response.writeHead(refusal.status, {
          'content-type': refusal.type ?? 'application/json',
          ...refusal.headers,
        });
        response.end(refusal.body);
        return;
      }
      const passed = forward(new URL(url, target), { method, headers }, (received) => {
        if (relay.ahead !== 0) delete received.headers.date;
        const { rewrite } = relay;
        if (rewrite && isJson(received))
          return sendRewritten(received, response, (body) => rewrite(call, body));
        response.writeHead(received.statusCode ?? 502, received.headers);
        received.pipe(response);
      });
      passed.on('error', () => response.destroy());
      request.pipe(passed);
    };
    semaphore.take(() => {
      response.once('close', semaphore.leave);
      const { delay } = relay;
      if (failure === undefined) setTimeout(hear, typeof delay === 'number' ? delay : delay());
    });
  });
  await listen(server, 0, '127.0.0.1');
  const { port } = server.address() as AddressInfo;
  const relay: Relay = {
    url: `http://127.0.0.1:${port}`,
    calls: [],
    refuse: undefined,
    rewrite: undefined,
    fail: undefined,
    room: Infinity,
    delay: 0,
    ahead: 0,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => {
        server.close(resolve);
      });
    },
  };
  return relay;
}

function isJson({ statusCode, headers }: IncomingMessage): boolean {
  return statusCode === 200 && (headers['content-type']?.startsWith('application/json') ?? false);
}

function sendRewritten(
  received: IncomingMessage,
  response: ServerResponse,
  rewrite: (body: unknown) => unknown,
): void {
  const chunks: Buffer[] = [];
  received.on('data', (chunk: Buffer) => chunks.push(chunk));
  received.on('end', () => {
    const changed = rewrite(JSON.parse(Buffer.concat(chunks).toString()));
    const { 'content-length': _length, ...headers } = received.headers;
    response.writeHead(200, headers);
    response.end(typeof changed === 'string' ? changed : JSON.stringify(changed));
  });
}

/** A semaphore of variable size. */
function createSemaphore(room: () => number): { take: (enter: () => void) => void; leave: () => void } {
  const waiting: (() => void)[] = [];
  let taken = 0;
  const letIn = () => {
    while (taken < room() && waiting.length > 0) {
      taken += 1;
      waiting.shift()?.();
    }
  };
  return {
    take: (enter) => {
      waiting.push(enter);
      letIn();
    },
    leave: () => {
      taken -= 1;
      letIn();
    },
  };
}
