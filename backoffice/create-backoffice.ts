import { fork, type ChildProcess } from 'node:child_process';
import type { Writable } from 'node:stream';
import type { BackofficeMessage } from './progress.ts';

export type Backoffice = { url: string; close: () => Promise<void> };

export type BackofficeOptions = {
  /** Built program, or its source in development. */
  entry: string;
  env: Record<string, string | undefined>;
  onStep?: (step: string) => void;
  /** Receives lines for the person who starts the program, such as the link to the set-up page of an empty shop. */
  onNotice?: (lines: string) => void;
  /** Receives the log; defaults to the console. */
  log?: Writable;
  /** Called when the process ends unexpectedly. It is restarted. */
  onExit?: (code: number | null) => void;
};

const RESTART_AFTER_MS = 1000;

/**
 * Runs the reference back office in a separate process, so that its queries do not delay pages, and restarts
 * it when it ends.
 * @throws the reason when it cannot start.
 */
export async function createBackoffice(options: BackofficeOptions): Promise<Backoffice> {
  let isClosing = false;
  let child: ChildProcess;

  const watch = (started: ChildProcess) => {
    child = started;
    started.once('exit', (code) => {
      if (isClosing) return;
      options.onExit?.(code);
      setTimeout(restart, RESTART_AFTER_MS);
    });
  };
  const restart = () => {
    if (isClosing) return;
    start(options).then(
      ({ process: started }) => watch(started),
      () => setTimeout(restart, RESTART_AFTER_MS),
    );
  };

  const { url, process: first } = await start(options);
  watch(first);
  return {
    url,
    close: async () => {
      isClosing = true;
      if (child.exitCode !== null || child.signalCode !== null) return;
      const ended = new Promise((resolve) => {
        child.once('exit', resolve);
      });
      // Not by a signal: one sent to the process group arrives while the storefront still needs the back
      // office.
      child.disconnect();
      await ended;
    },
  };
}

function start(options: BackofficeOptions): Promise<{ url: string; process: ChildProcess }> {
  const child = fork(options.entry, [], {
    env: { ...options.env },
    execArgv: [],
    stdio: ['ignore', options.log ? 'pipe' : 'inherit', 'inherit', 'ipc'],
  });
  if (options.log) child.stdout?.pipe(options.log, { end: false });
  return new Promise((resolve, reject) => {
    child.on('message', (message: BackofficeMessage) => {
      if ('step' in message) options.onStep?.(message.step);
      if ('notice' in message) options.onNotice?.(message.notice);
      if ('ready' in message) resolve({ url: message.ready, process: child });
      if ('failed' in message) reject(new Error(message.failed));
    });
    child.once('exit', (code) => reject(new Error(`The back office ended with code ${code}.`)));
  });
}
