import { createServer, request as forward, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { listen } from '#shared/listen.ts';

export type RelayedCall = { method: string; url: string; headers: IncomingHttpHeaders };
type Refusal = { status: number; body: string; type?: string; headers?: Record<string, string> };

export type Relay = {
  url: string;
  /** What has come through, in order. */
  calls: RelayedCall[];
  /** Answers instead of the back office where it gives something. */
  refuse: ((call: RelayedCall) => Refusal | undefined) | undefined;
  /** Milliseconds every call is held back. */
  delay: number;
  close: () => Promise<void>;
};

/** A wire between storefront and back office that remembers what passed, and can be made to fail. */
export async function startRelay(target = process.env['TEST_BACKOFFICE_URL'] ?? ''): Promise<Relay> {
  const server = createServer((request, response) => {
    const { method = '', url = '', headers } = request;
    const call = { method, url, headers };
    relay.calls.push(call);
    const refusal = relay.refuse?.(call);
    setTimeout(() => {
      if (refusal) {
        response.writeHead(refusal.status, {
          'content-type': refusal.type ?? 'application/json',
          ...refusal.headers,
        });
        response.end(refusal.body);
        return;
      }
      const passed = forward(new URL(url, target), { method, headers }, (answer) => {
        response.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(response);
      });
      passed.on('error', () => response.destroy());
      request.pipe(passed);
    }, relay.delay);
  });
  await listen(server, 0, '127.0.0.1');
  const { port } = server.address() as AddressInfo;
  const relay: Relay = {
    url: `http://127.0.0.1:${port}`,
    calls: [],
    refuse: undefined,
    delay: 0,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => {
        server.close(resolve);
      });
    },
  };
  return relay;
}
