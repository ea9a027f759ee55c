import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { copyFileSync, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { ImageSettings } from './assemble-image.ts';

/** A user that owns only the data folder. */
export const UNPRIVILEGED_UID = 65_534;
const START_TIMEOUT_S = 60;

export type RunningImage = { stop: () => Promise<void> };

/**
 * Starts the command of an image that was assembled in a folder, as an unprivileged user, with additional
 * variables.
 */
export function spawnImage(image: ImageSettings, folder: string, env: Record<string, string>): ChildProcess {
  const node = join(folder, 'node');
  // An image has its own Node. That of this process may be in a folder which the user cannot read.
  if (!existsSync(node)) copyFileSync(process.execPath, node);
  const [program = '', ...args] = image.command;
  return spawn(program, args, {
    cwd: image.app,
    env: environmentOf(image, folder, env),
    stdio: ['ignore', 'ignore', 'pipe'],
    ...(process.getuid?.() === 0 && { uid: UNPRIVILEGED_UID, gid: UNPRIVILEGED_UID }),
  });
}

/** Starts an image and waits for its health check to pass. @throws when it ends before, or times out */
export async function runImage(
  image: ImageSettings,
  folder: string,
  env: Record<string, string>,
): Promise<RunningImage> {
  const program = spawnImage(image, folder, env);
  program.stderr?.pipe(process.stderr);
  const stop = async () => {
    if (program.exitCode !== null) return;
    program.kill('SIGINT');
    await once(program, 'exit');
  };
  for (let second = 0; second < START_TIMEOUT_S; second += 1) {
    const check = spawnSync('sh', ['-c', image.healthCheck], { env: environmentOf(image, folder, env) });
    if (check.status === 0) return { stop };
    if (program.exitCode !== null) throw new Error(`The command ended with status ${program.exitCode}.`);
    await wait(1000);
  }
  await stop();
  throw new Error(`${image.command.join(' ')} is not healthy after ${START_TIMEOUT_S} s.`);
}

function environmentOf(image: ImageSettings, folder: string, env: Record<string, string>) {
  return { PATH: `${folder}${delimiter}${process.env['PATH'] ?? ''}`, ...image.environment, ...env };
}
