import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { findFreePort } from '#scripts/find-free-port.ts';

export type TestRedis = {
  url: string;
  signal: (name: 'SIGKILL' | 'SIGSTOP' | 'SIGCONT') => void;
  /** Starts it again, empty, at the same address. */
  restart: () => Promise<void>;
  stop: () => Promise<void>;
};

const START_MS = 5000;

/** Starts a Redis for one test file, in memory. `arguments_`: of Redis (`--maxmemory 1mb`). */
export async function startTestRedis(arguments_: string[] = []): Promise<TestRedis> {
  const port = await findFreePort();
  let child = await start(port, arguments_);
  return {
    url: `redis://127.0.0.1:${port}`,
    signal: (name) => void child.kill(name),
    restart: async () => {
      child = await start(port, arguments_);
    },
    stop: async () => {
      if (child.exitCode !== null || child.signalCode !== null) return;
      child.kill('SIGKILL');
      await once(child, 'exit');
    },
  };
}

async function start(port: number, arguments_: string[]): Promise<ChildProcess> {
  const child = spawn('redis-server', [
    '--port',
    String(port),
    '--save',
    '',
    '--bind',
    '127.0.0.1',
    ...arguments_,
  ]);
  let output = '';
  child.stdout.on('data', (chunk) => (output += String(chunk)));
  const until = performance.now() + START_MS;
  while (!/ready to accept connections/i.test(output)) {
    if (performance.now() > until || child.exitCode !== null)
      throw new Error(`Redis did not start: ${output}`);
    await wait(20);
  }
  return child;
}
