import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

const MANIFEST = join('scripts', 'runtime', 'package.json');
const VERSION = /^\d+(?:\.\d+){0,2}$/;

/**
 * Returns the path of a Node of this version, such as `24`: the running one, or one fetched from the npm registry into
 * `.cache/runtime`. @throws when npm has none for this platform
 */
export function findRuntime(version: string): string {
  if (!VERSION.test(version)) throw new Error(`${version} is no version of Node.`);
  if (`${process.versions.node}.`.startsWith(`${version}.`)) return process.execPath;
  const { optionalDependencies } = JSON.parse(readFileSync(MANIFEST, 'utf8')) as {
    optionalDependencies: Record<string, string>;
  };
  const platform = process.platform === 'win32' ? 'win' : process.platform;
  const name = Object.keys(optionalDependencies).find((it) => it.endsWith(`-${platform}-${process.arch}`));
  if (!name) throw new Error(`npm has no Node for ${platform}-${process.arch}.`);
  const folder = resolve('.cache', 'runtime', `bench-${version}`);
  const file = platform === 'win' ? 'node.exe' : 'node';
  const binary = join(folder, 'node_modules', name, 'bin', file);
  if (!existsSync(binary)) {
    process.stderr.write(`  fetching Node ${version}\n`);
    mkdirSync(folder, { recursive: true });
    const options = ['--no-save', '--no-audit', '--no-fund', '--loglevel=error', '--prefix', folder];
    execFileSync('npm', ['install', ...options, `${name}@${version}`], {
      stdio: ['ignore', 'ignore', 'inherit'],
      shell: platform === 'win',
    });
  }
  return binary;
}
