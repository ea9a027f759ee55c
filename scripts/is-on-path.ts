import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Returns whether a program is on the PATH. */
export function isOnPath(program: string): boolean {
  return (process.env['PATH'] ?? '').split(delimiter).some((folder) => existsSync(join(folder, program)));
}
