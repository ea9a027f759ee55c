import { existsSync } from 'node:fs';
import { runStep } from './run-step.ts';

export const CHROMIUM = '/usr/bin/chromium';
/** The same browser without windows and menus: pages take a fifth less time in it. */
const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell';
const INSTALL = 'DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends';

/** The browser that tests run in: what `CHROMIUM_PATH` says, else the quickest there is. */
export function findTestBrowser(): string {
  return process.env['CHROMIUM_PATH'] ?? (existsSync(HEADLESS_SHELL) ? HEADLESS_SHELL : CHROMIUM);
}

/** Installs Chromium from Debian's packages where it is missing and that may be done; else says what to install. */
export async function ensureChromium(): Promise<void> {
  if (process.env['CHROMIUM_PATH']) return;
  const canInstall = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
  if (canInstall && !existsSync(CHROMIUM)) {
    await install('installing Chromium', 'chromium', `apt-get update && ${INSTALL} chromium`);
  }
  if (canInstall && !existsSync(HEADLESS_SHELL)) {
    await install('its headless shell', 'chromium-headless-shell', 'echo There is none: tests take longer.');
  }
  if (!existsSync(CHROMIUM)) {
    console.log('Browser tests need Chromium: install it, or say where it is in CHROMIUM_PATH.');
  }
}

async function install(step: string, name: string, otherwise: string): Promise<void> {
  await runStep(step, 'sh', ['-c', `${INSTALL} ${name} || { ${otherwise}; }`]);
}
