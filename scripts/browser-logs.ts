import { mkdirSync } from 'node:fs';
import { join } from 'node:path';

const FOLDER = join('.cache', 'browser-logs');

/** Log files of the servers of browser tests (playwright.config.ts), by server. */
export const BROWSER_LOGS = {
  site: join(FOLDER, 'site.log'),
  maintenance: join(FOLDER, 'maintenance.log'),
  measured: join(FOLDER, 'measured.log'),
};

/** Returns a shell command that writes its standard output to a file. Startup errors still reach the console. */
export function logInto(file: string, command: string): string {
  mkdirSync(FOLDER, { recursive: true });
  // With `exec`, signals reach the command instead of its shell; the shell of Windows has no `exec`.
  return `${process.platform === 'win32' ? '' : 'exec '}${command} > ${file}`;
}
