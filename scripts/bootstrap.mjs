// Runs Node with the given arguments on a machine that may have only an older Node and npm: fetches the
// runtime if the installed one is too old, installs the packages of the lock file, then runs the script.
// Plain JavaScript that Node 18 parses, because nothing else is available yet.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  copyFileSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The oldest Node that the project runs on (`engines` in package.json), and the oldest that can fetch a newer one. */
const MIN_MAJOR = 24;
const MIN_BOOTSTRAP_MAJOR = 18;

const root = fileURLToPath(new URL('..', import.meta.url));
const isWindows = process.platform === 'win32';
const environment = { ...process.env };

/**
 * Returns the Node to use: this one, or the pinned one in `.cache/runtime`, fetched once and verified by
 * its lock file.
 */
function findNode() {
  const major = Number.parseInt(process.versions.node, 10);
  if (major >= MIN_MAJOR) return process.execPath;
  if (major < MIN_BOOTSTRAP_MAJOR) {
    fail(
      `Node ${MIN_MAJOR} or later is needed; this is ${process.versions.node}. Install it from https://nodejs.org.`,
    );
  }
  const manifest = join(root, 'scripts', 'runtime', 'package.json');
  const packages = Object.entries(JSON.parse(readFileSync(manifest, 'utf8')).optionalDependencies);
  const platform = `-${isWindows ? 'win' : process.platform}-${process.arch}`;
  const found = packages.find(([name]) => name.endsWith(platform));
  if (!found) {
    fail(
      `Node ${MIN_MAJOR} or later is needed; this is ${process.versions.node}, and npm has none for ${platform.slice(1)}.`,
    );
  }
  const [name, version] = found;
  const folder = join(root, '.cache', 'runtime', version);
  const binary = join('node_modules', name, 'bin', isWindows ? 'node.exe' : 'node');
  if (!existsSync(join(folder, binary))) fetchNode(version, folder, binary);
  return join(folder, binary);
}

/**
 * Installs into a folder of this process and renames it when complete, so that an interrupted download is
 * never used.
 */
function fetchNode(version, folder, binary) {
  process.stdout.write(
    `  Fetching Node ${version}, since ${process.versions.node} is too old (60 MB, once, into .cache)\n`,
  );
  const unfinished = `${folder}-${process.pid}`;
  mkdirSync(unfinished, { recursive: true });
  for (const file of ['package.json', 'package-lock.json']) {
    copyFileSync(join(root, 'scripts', 'runtime', file), join(unfinished, file));
  }
  const isInstalled = runNpmCi(unfinished);
  const isRunning = isInstalled && spawnSync(join(unfinished, binary), ['--version']).status === 0;
  if (isRunning && !existsSync(join(folder, binary))) renameSync(unfinished, folder);
  rmSync(unfinished, { recursive: true, force: true });
  if (!isInstalled) fail(`The npm registry did not give Node ${version}. Try again, or install it yourself.`);
  if (!isRunning)
    fail(`Node ${version} of the npm registry does not run on this system. Install it yourself.`);
}

function installPackages() {
  const modules = join(root, 'node_modules');
  const stamp = join(modules, '.installed-lock');
  const lock = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === lock) return;
  // npm follows a symbolic link and would write into its target.
  const folder = lstatSync(modules, { throwIfNoEntry: false });
  if (folder && folder.isSymbolicLink()) {
    fail(
      'node_modules is a link to another folder, whose packages are not those of this lock file: remove it.',
    );
  }
  process.stdout.write('  Installing from the lock file (half a minute)\n');
  const started = Date.now();
  // NODE_ENV=production must not omit the build tools.
  if (!runNpmCi(root, '--include=dev')) fail('The installation failed.');
  writeFileSync(stamp, lock);
  process.stdout.write(`  Installed${'.'.repeat(27)} ${((Date.now() - started) / 1000).toFixed(1)} s\n`);
}

function runNpmCi(folder, ...options) {
  const args = ['ci', '--no-audit', '--no-fund', '--loglevel=error', ...options];
  const settings = {
    cwd: folder,
    env: environment,
    stdio: ['ignore', 'ignore', 'inherit'],
    shell: isWindows,
  };
  return spawnSync('npm', args, settings).status === 0;
}

function fail(message) {
  process.stderr.write(`${message}\n`);
  process.exit(1);
}

const node = findNode();
// Package binaries and npm start `node` by name.
environment.PATH = `${dirname(node)}${delimiter}${environment.PATH}`;
installPackages();
const child = spawn(node, process.argv.slice(2), { cwd: root, env: environment, stdio: 'inherit' });
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
child.on('exit', (code) => process.exit(code === null ? 1 : code));
