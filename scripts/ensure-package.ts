import { existsSync } from 'node:fs';
import { isOnPath } from './is-on-path.ts';
import { reportMissing } from './report-missing.ts';
import { runStep, type StepResult } from './run-step.ts';

/**
 * Installs a Debian package if its program is missing and the user may install it; else reports which tests
 * are skipped. Returns the missing program, which is a failure in continuous integration.
 */
export async function ensurePackage(program: string, undone: string): Promise<StepResult[]> {
  if (isOnPath(program)) return [];
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    const install = `DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends ${program}`;
    await runStep(`installing ${program}`, 'sh', ['-c', `${install} || { apt-get update && ${install}; }`]);
  }
  if (isOnPath(program)) return [];
  return [reportMissing(program, `${undone}. Install it with your system's packages.`)];
}
