import { existsSync } from 'node:fs';
import { runStep } from './run-step.ts';

export const CHROMIUM = '/usr/bin/chromium';
const INSTALL = 'apt-get install -y --no-install-recommends chromium';

/** Installs Chromium from Debian's packages where it is missing and that may be done; else says what to install. */
export async function ensureChromium(): Promise<void> {
  if (process.env['CHROMIUM_PATH'] || existsSync(CHROMIUM)) return;
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    await runStep('installing Chromium', 'sh', ['-c', `${INSTALL} || { apt-get update && ${INSTALL}; }`]);
    return;
  }
  console.log('Browser tests need Chromium: install it, or say where it is in CHROMIUM_PATH.');
}
