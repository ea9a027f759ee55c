import { join } from 'node:path';

const FOLDER = join('.cache', 'browser-logs');

/** Where the servers of the browser's tests write what they log (playwright.config.ts), by which of them it is. */
export const BROWSER_LOGS = {
  site: join(FOLDER, 'site.log'),
  maintenance: join(FOLDER, 'maintenance.log'),
  measured: join(FOLDER, 'measured.log'),
};

/** A command whose output goes into a file. What goes wrong at start is still told to whoever waits. */
export function logInto(file: string, command: string): string {
  return `mkdir -p ${FOLDER} && exec ${command} > ${file}`;
}
