import { connect, createServer, type Socket } from 'node:net';
import type { AddressInfo } from 'node:net';
import { once } from 'node:events';

export type InterruptibleConnection = {
  /** URL of the target through this connection. */
  url: string;
  /** Breaks every connection and refuses new ones, until restored. */
  interrupt: () => void;
  restore: () => void;
  close: () => Promise<void>;
};

/** A TCP proxy to a server on this machine that can be interrupted like a network. */
export async function startInterruptibleConnection(target: string): Promise<InterruptibleConnection> {
  const { port: targetPort, protocol } = new URL(target);
  const open = new Set<Socket>();
  let isInterrupted = false;
  const server = createServer((near) => {
    if (isInterrupted) return void near.destroy();
    const far = connect(Number(targetPort), '127.0.0.1');
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      open.add(one);
      one.on('error', () => other.destroy());
      one.on('close', () => {
        open.delete(one);
        other.destroy();
      });
      one.pipe(other);
    }
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const breakAll = () => {
    for (const socket of open) socket.destroy();
  };
  return {
    url: `${protocol}//127.0.0.1:${(server.address() as AddressInfo).port}`,
    interrupt: () => {
      isInterrupted = true;
      breakAll();
    },
    restore: () => {
      isInterrupted = false;
    },
    close: async () => {
      breakAll();
      await new Promise((resolve) => {
        server.close(resolve);
      });
    },
  };
}
