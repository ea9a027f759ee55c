import { connect, createServer, type Socket } from 'node:net';
import type { AddressInfo } from 'node:net';
import { once } from 'node:events';

export type Wire = {
  /** URL of the target through this connection. */
  url: string;
  /** Breaks every connection and refuses new ones, until restored. */
  cut: () => void;
  mend: () => void;
  close: () => Promise<void>;
};

/** A TCP proxy to a server on this machine that can be interrupted like a network. */
export async function startWire(target: string): Promise<Wire> {
  const { port: targetPort, protocol } = new URL(target);
  const open = new Set<Socket>();
  let isCut = false;
  const server = createServer((near) => {
    if (isCut) return void near.destroy();
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
    cut: () => {
      isCut = true;
      breakAll();
    },
    mend: () => {
      isCut = false;
    },
    close: async () => {
      breakAll();
      await new Promise((resolve) => {
        server.close(resolve);
      });
    },
  };
}
