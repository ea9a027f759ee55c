import { existsSync } from 'node:fs';
import { isOnPath } from './is-on-path.ts';
import { runStep } from './run-step.ts';

/** Installs one of Debian's packages where its program is missing and that may be done; else says what stays undone. */
export async function ensurePackage(program: string, undone: string): Promise<void> {
  if (isOnPath(program)) return;
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    const install = `DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends ${program}`;
    await runStep(`installing ${program}`, 'sh', ['-c', `${install} || { apt-get update && ${install}; }`]);
  }
  if (!isOnPath(program)) console.log(`${undone}: there is no ${program} here, and it cannot be installed.`);
}
