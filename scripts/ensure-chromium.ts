import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { runStep } from './run-step.ts';

const DEBIAN = '/usr/bin/chromium';
/** Paths where systems install Chromium or Chrome. */
const INSTALLED = [
  DEBIAN,
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  String.raw`C:\Program Files\Google\Chrome\Application\chrome.exe`,
];
/** Chromium without window and menus: pages load a fifth faster. */
const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell';
const INSTALL = 'DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends';

/** Instruction for installing the missing browser. */
export const CHROMIUM_IS_MISSING =
  'There is no Chromium: run "npx playwright install chromium", or name one in CHROMIUM_PATH.';

/** Path of the browser: `CHROMIUM_PATH`, else the installed one, else Playwright's own. */
export function findChromium(): string {
  return (
    process.env['CHROMIUM_PATH'] ?? INSTALLED.find((path) => existsSync(path)) ?? chromium.executablePath()
  );
}

/** Path of the browser for tests: `CHROMIUM_PATH`, else the fastest one installed. */
export function findTestBrowser(): string {
  return process.env['CHROMIUM_PATH'] ?? (existsSync(HEADLESS_SHELL) ? HEADLESS_SHELL : findChromium());
}

/**
 * Installs Chromium if it is missing: from Debian's packages as root, else with Playwright. Returns false
 * if there is still none.
 */
export async function ensureChromium(): Promise<boolean> {
  if (process.env['CHROMIUM_PATH']) return existsSync(process.env['CHROMIUM_PATH']);
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) await installFromDebian();
  if (!existsSync(findTestBrowser())) {
    console.log('  Fetching the Chromium of Playwright (once, some 150 MB)');
    const fetching = ['node_modules/@playwright/test/cli.js', 'install', 'chromium'];
    spawnSync(process.execPath, fetching, { stdio: 'ignore' });
  }
  return existsSync(findTestBrowser());
}

async function installFromDebian(): Promise<void> {
  if (!existsSync(DEBIAN))
    await install('installing Chromium', 'chromium', `apt-get update && ${INSTALL} chromium`);
  if (!existsSync(HEADLESS_SHELL)) {
    await install('its headless shell', 'chromium-headless-shell', 'echo There is none: tests take longer.');
  }
}

async function install(step: string, name: string, otherwise: string): Promise<void> {
  await runStep(step, 'sh', ['-c', `${INSTALL} ${name} || { ${otherwise}; }`]);
}
