import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Whether a program can be run by its name. */
export function isOnPath(program: string): boolean {
  return (process.env['PATH'] ?? '').split(delimiter).some((folder) => existsSync(join(folder, program)));
}
