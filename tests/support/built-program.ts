import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { findFreePort } from '#scripts/find-free-port.ts';

const ENTRY = 'dist/server/main.js';
const START_MS = 150_000;

export type BuiltProgram = {
  process: ChildProcess;
  url: string;
  /** All output so far. */
  output: { stdout: string; stderr: string };
  /** Exit status; `null` after a signal. */
  ended: Promise<number | null>;
};

/**
 * Runs the built storefront as operators do, with only PATH from this process's environment, and with demo
 * data by default. It listens on free ports of loopback. `entry`: of a changed build; `cwd`: its working
 * directory. @throws when there is no build
 */
export async function runBuiltProgram(
  env: Record<string, string>,
  entry = ENTRY,
  cwd = process.cwd(),
): Promise<BuiltProgram> {
  if (!existsSync(entry)) throw new Error(`${entry} is missing: run "npm run build" first.`);
  const port = env['PORT'] ?? String(await findFreePort());
  const child = spawn(process.execPath, [resolve(entry)], {
    cwd,
    env: {
      PATH: process.env['PATH'],
      NODE_ENV: 'production',
      HOST: '127.0.0.1',
      PORT: port,
      BACKOFFICE_PORT: '0',
      ENV_FILE: '/nonexistent/.env',
      DEMO_DATA: 'true',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const output = { stdout: '', stderr: '' };
  child.stdout.on('data', (chunk: Buffer) => (output.stdout += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (output.stderr += chunk.toString()));
  const ended = new Promise<number | null>((end) => {
    child.once('close', end);
  });
  return { process: child, url: `http://127.0.0.1:${port}`, output, ended };
}

/** Waits until it is ready. @throws with its last output when it ends before */
export async function untilReady(program: BuiltProgram): Promise<void> {
  const end = Date.now() + START_MS;
  while (Date.now() < end) {
    if (program.process.exitCode !== null) throw new Error(`It ended: ${program.output.stderr}`);
    if ((await statusOf(`${program.url}/readyz`)) === 200) return;
    await wait(50);
  }
  throw new Error(`Not ready after ${START_MS} ms: ${program.output.stdout}${program.output.stderr}`);
}

/** Waits until it serves these pages too, because the first responses may be late on a busy machine. */
export async function untilServed(program: BuiltProgram, paths: readonly string[]): Promise<void> {
  await untilReady(program);
  for (const path of paths) while ((await statusOf(program.url + path)) !== 200) await wait(200);
}

/** Status of an address without following redirects; `undefined` when nothing listens. */
export async function statusOf(url: string): Promise<number | undefined> {
  try {
    const response = await fetch(url, { redirect: 'manual' });
    await response.arrayBuffer();
    return response.status;
  } catch {
    return undefined;
  }
}

/** Kills the program if it still runs. */
export async function stop(program: BuiltProgram | undefined): Promise<void> {
  if (!program || program.process.exitCode !== null) return;
  program.process.kill('SIGINT');
  await program.ended;
}
