import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';

/** Below those that systems give to outgoing connections: one of them could take the port meanwhile. */
const FIRST = 10_000;
const LAST = 32_000;
const MOST_TRIES = 50;

/** A port of loopback that nobody listens on at this moment. @throws when none is found */
export async function findFreePort(): Promise<number> {
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
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
