import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PageData } from '#tests/competitors/page/page-data.ts';
import { hashFiles } from '../hash-files.ts';

const SOURCES = join('tests', 'competitors');
const FOLDER = join('.cache', 'competitors');

export type Competitor = 'next' | 'react-router';

const BUILD: Record<Competitor, string[]> = {
  next: [join('node_modules', 'next', 'dist', 'bin', 'next'), 'build'],
  'react-router': [join('node_modules', '@react-router', 'dev', 'bin.js'), 'build'],
};

/**
 * Copies a competitor to a temporary folder, installs its lock file and builds it with this data. Returns
 * the folder.
 */
export function prepareCompetitor(competitor: Competitor, data: PageData): string {
  const folder = join(FOLDER, competitor);
  mkdirSync(folder, { recursive: true });
  cpSync(join(SOURCES, competitor), folder, { recursive: true });
  cpSync(join(SOURCES, 'page'), join(folder, 'page'), { recursive: true });
  writeFileSync(join(folder, 'data.json'), JSON.stringify(data));
  install(competitor, folder);
  run('node', BUILD[competitor], folder);
  return folder;
}

function install(competitor: Competitor, folder: string): void {
  const stamp = join(folder, 'node_modules', '.installed-lock');
  const lock = hashFiles([], [join(SOURCES, competitor, 'package-lock.json')]);
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === lock) return;
  const options = ['--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];
  run('npm', ['ci', ...options], folder);
  writeFileSync(stamp, lock);
}

function run(command: string, args: string[], folder: string): void {
  process.stderr.write(`  ${command} ${args.join(' ')} in ${folder}\n`);
  execFileSync(command === 'node' ? process.execPath : command, args, {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, NODE_ENV: command === 'node' ? 'production' : '', NEXT_TELEMETRY_DISABLED: '1' },
  });
}
