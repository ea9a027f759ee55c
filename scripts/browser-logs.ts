import { mkdirSync } from 'node:fs';
import { join } from 'node:path';

const FOLDER = join('.cache', 'browser-logs');

/** Where the servers of the browser's tests write what they log (playwright.config.ts), by which of them it is. */
export const BROWSER_LOGS = {
  site: join(FOLDER, 'site.log'),
  maintenance: join(FOLDER, 'maintenance.log'),
  measured: join(FOLDER, 'measured.log'),
};

/** A shell command whose output goes into a file. Errors at start still reach the console. */
export function logInto(file: string, command: string): string {
  mkdirSync(FOLDER, { recursive: true });
  // Signals are for the command, not for its shell; that of Windows has no `exec`.
  return `${process.platform === 'win32' ? '' : 'exec '}${command} > ${file}`;
}
