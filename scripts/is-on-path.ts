import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Whether the system has this program. */
export function isOnPath(program: string): boolean {
  return (process.env['PATH'] ?? '').split(delimiter).some((folder) => existsSync(join(folder, program)));
}
