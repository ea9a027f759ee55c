import { spawn } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';
import { findFreePort } from '#scripts/find-free-port.ts';
import { isOnPath } from '#scripts/is-on-path.ts';
import { statusOf } from './built-program.ts';

if (!isOnPath('haproxy') && process.env['CI'] === 'true')
  throw new Error('This machine has no haproxy: nothing behind the load balancer would be tested.');

/** Attempts until the balancer's health checks have seen the nodes. */
const MAX_ATTEMPTS = 100;

export type Balancer = { url: string; stop: () => Promise<void> };

/**
 * Starts the load balancer of `deploy/` in front of nodes on these local ports. Returns it once it
 * responds.
 * @throws with its error output when it does not
 */
export async function startHaproxy(ports: readonly [string, string]): Promise<Balancer> {
  const port = await findFreePort();
  const child = spawn('haproxy', ['-f', 'deploy/haproxy.cfg', '-db'], {
    env: {
      PATH: process.env['PATH'],
      BALANCER_CONNECTIONS: '200',
      BALANCER_BIND: `127.0.0.1:${port}`,
      STOREFRONT_1: `127.0.0.1:${ports[0]}`,
      STOREFRONT_2: `127.0.0.1:${ports[1]}`,
    },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let complaints = '';
  child.stderr.on('data', (chunk: Buffer) => (complaints += chunk.toString()));
  const ended = new Promise<void>((resolve) => {
    child.once('exit', () => resolve());
  });
  const url = `http://127.0.0.1:${port}`;
  for (let attempts = 0; (await statusOf(`${url}/healthz`)) !== 200; attempts += 1) {
    if (attempts > MAX_ATTEMPTS || child.exitCode !== null)
      throw new Error(`No load balancer: ${complaints}`);
    await wait(100);
  }
  return {
    url,
    stop: async () => {
      child.kill('SIGTERM');
      await ended;
    },
  };
}
