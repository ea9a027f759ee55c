import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PageData } from '#tests/peers/page/page-data.ts';
import { hashFiles } from '../hash-files.ts';

const SOURCES = join('tests', 'peers');
const FOLDER = join('.cache', 'peers');

export type Peer = 'next' | 'react-router';

const BUILD: Record<Peer, string[]> = {
  next: [join('node_modules', 'next', 'dist', 'bin', 'next'), 'build'],
  'react-router': [join('node_modules', '@react-router', 'dev', 'bin.js'), 'build'],
};

/**
 * Copies a competitor to a temporary folder, installs its lock file and builds it with this data. Returns
 * the folder.
 */
export function preparePeer(peer: Peer, data: PageData): string {
  const folder = join(FOLDER, peer);
  mkdirSync(folder, { recursive: true });
  cpSync(join(SOURCES, peer), folder, { recursive: true });
  cpSync(join(SOURCES, 'page'), join(folder, 'page'), { recursive: true });
  writeFileSync(join(folder, 'data.json'), JSON.stringify(data));
  install(peer, folder);
  run('node', BUILD[peer], folder);
  return folder;
}

function install(peer: Peer, folder: string): void {
  const stamp = join(folder, 'node_modules', '.installed-lock');
  const lock = hashFiles([], [join(SOURCES, peer, 'package-lock.json')]);
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
