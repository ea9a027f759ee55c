import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';

/** Below the ephemeral port range, from which an outgoing connection could take the port. */
const FIRST = 10_000;
const LAST = 32_000;
const MAX_ATTEMPTS = 50;

/** Finds a free port on loopback. @throws when there is none */
export async function findFreePort(): Promise<number> {
  for (let attempts = 0; attempts < MAX_ATTEMPTS; attempts += 1) {
    const port = randomInt(FIRST, LAST);
    if (await isFree(port)) return port;
  }
  throw new Error(`No port between ${FIRST} and ${LAST} is free.`);
}

async function isFree(port: number): Promise<boolean> {
  const server = createServer();
  const listens = await new Promise<boolean>((resolve) => {
    server.once('error', () => resolve(false)).listen(port, '127.0.0.1', () => resolve(true));
  });
  if (!listens) return false;
  await new Promise((resolve) => {
    server.close(resolve);
  });
  return true;
}
