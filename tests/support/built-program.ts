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
  /** All it has written so far. */
  output: { stdout: string; stderr: string };
  /** The status it ends with; `null` when a signal ended it. */
  ended: Promise<number | null>;
};

/**
 * Runs the built storefront as operators do, with nothing of this process's environment but PATH, and with demo data
 * unless told otherwise. It listens on loopback, on ports nobody uses. `entry`: of a changed build; `cwd`: the folder it
 * is started from. @throws when there is no build.
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

/** Waits until it serves. @throws with its last words when it ends before. */
export async function untilReady(program: BuiltProgram): Promise<void> {
  const end = Date.now() + START_MS;
  while (Date.now() < end) {
    if (program.process.exitCode !== null) throw new Error(`It ended: ${program.output.stderr}`);
    if ((await statusOf(`${program.url}/readyz`)) === 200) return;
    await wait(50);
  }
  throw new Error(`Not ready after ${START_MS} ms: ${program.output.stdout}${program.output.stderr}`);
}

/** Waits until it serves these pages, too: a machine with other work may be late with the first. */
export async function untilServed(program: BuiltProgram, paths: readonly string[]): Promise<void> {
  await untilReady(program);
  for (const path of paths) while ((await statusOf(program.url + path)) !== 200) await wait(200);
}

/** The status an address answers, redirects not followed; `undefined` when nobody listens. */
export async function statusOf(url: string): Promise<number | undefined> {
  try {
    const answer = await fetch(url, { redirect: 'manual' });
    await answer.arrayBuffer();
    return answer.status;
  } catch {
    return undefined;
  }
}

/** Ends it now, if it has not ended. */
export async function stop(program: BuiltProgram | undefined): Promise<void> {
  if (!program || program.process.exitCode !== null) return;
  program.process.kill('SIGINT');
  await program.ended;
}
