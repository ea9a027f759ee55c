import { fork, type ChildProcess } from 'node:child_process';
import type { BackofficeMessage } from '#backoffice/progress.ts';

const ENTRY = 'dist/backoffice/main.js';

export type Killable = {
  pid: number;
  kill: () => Promise<void>;
  /** Accepts connections without responding, until resumed. */
  pause: () => void;
  resume: () => void;
};

/** Starts the built back office without a supervisor that would restart it. */
export async function startKillable(env: Record<string, string>): Promise<Killable> {
  const child: ChildProcess = fork(ENTRY, [], {
    env: { PATH: process.env['PATH'], NODE_ENV: 'production', LOG_LEVEL: 'fatal', DEMO_DATA: 'true', ...env },
    execArgv: [],
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  const gone = new Promise<void>((resolve) => {
    child.once('exit', () => resolve());
  });
  await new Promise<void>((resolve, reject) => {
    child.on('message', (message: BackofficeMessage) => {
      if ('ready' in message) resolve();
      if ('failed' in message) reject(new Error(message.failed));
    });
  });
  return {
    pid: child.pid ?? 0,
    kill: async () => {
      child.kill('SIGKILL');
      await gone;
    },
    pause: () => child.kill('SIGSTOP'),
    resume: () => child.kill('SIGCONT'),
  };
}
