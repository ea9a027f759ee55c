import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';

/** Writes files by path, formatted as `npm run format` does. */
export function writeFormatted(files: Readonly<Record<string, string>>): void {
  for (const [path, text] of Object.entries(files)) writeFileSync(path, text);
  execFileSync(process.execPath, ['node_modules/oxfmt/bin/oxfmt', ...Object.keys(files)], {
    stdio: 'ignore',
  });
}
