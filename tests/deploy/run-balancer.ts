import { spawn } from 'node:child_process';
import { connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { findFreePort } from '#scripts/find-free-port.ts';

export type RunningBalancer = {
  port: number;
  /** Log so far. */
  log: () => string;
  stop: () => Promise<void>;
};

const MAX_ATTEMPTS = 100;

/**
 * Runs the balancer of `deploy/`, with or without nodes. Returns it once it accepts connections. @throws
 * when it ends
 */
export async function runBalancer(variables: Record<string, string>): Promise<RunningBalancer> {
  const port = await findFreePort();
  const child = spawn('haproxy', ['-f', 'deploy/haproxy.cfg', '-db'], {
    env: {
      PATH: process.env['PATH'],
      BALANCER_CONNECTIONS: '200',
      BALANCER_BIND: `127.0.0.1:${port}`,
      ...variables,
    },
  });
  let log = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => (log += String(chunk)));
  const ended = new Promise<void>((resolve) => {
    child.once('exit', () => resolve());
  });
  for (let attempts = 0; !(await takesConnections(port)); attempts += 1) {
    if (attempts > MAX_ATTEMPTS || child.exitCode !== null) throw new Error(`No load balancer: ${log}`);
    await wait(50);
  }
  return {
    port,
    log: () => log,
    stop: async () => {
      child.kill('SIGTERM');
      await ended;
    },
  };
}

function takesConnections(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });
}
