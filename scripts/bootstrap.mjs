// Runs a script of this folder on a machine that may have nothing but Node: checks its version, installs what the
// lock file says if that has not been done, then hands over. Plain JavaScript: nothing is installed yet.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, lstatSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const MINIMUM = [20, 19];
const root = fileURLToPath(new URL('..', import.meta.url));
const modules = `${root}node_modules`;
const stamp = `${modules}/.installed-lock`;

function checkNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major > MINIMUM[0] || (major === MINIMUM[0] && minor >= MINIMUM[1])) return;
  fail(`Node ${MINIMUM.join('.')} or later is needed; this is ${process.versions.node}.`);
}

function install() {
  const lock = createHash('sha256')
    .update(readFileSync(`${root}package-lock.json`))
    .digest('hex');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === lock) return;
  // npm writes through a link, into the folder of whoever made it.
  if (lstatSync(modules, { throwIfNoEntry: false })?.isSymbolicLink()) {
    fail(
      'node_modules is a link to another folder, whose packages are not those of this lock file: remove it.',
    );
  }
  process.stdout.write('  Installing from the lock file (half a minute)\n');
  const started = Date.now();
  // Not `npm ci`: it refuses a lock file that lacks the binaries of platforms a registry mirror does not carry.
  // NODE_ENV=production must not leave out what builds the site.
  const { status } = spawnSync(
    'npm',
    ['install', '--include=dev', '--no-save', '--no-audit', '--no-fund', '--loglevel=error'],
    {
      cwd: root,
      stdio: ['ignore', 'ignore', 'inherit'],
      shell: process.platform === 'win32',
    },
  );
  if (status !== 0) fail('The installation failed.');
  writeFileSync(stamp, lock);
  process.stdout.write(`  Installed${'.'.repeat(27)} ${((Date.now() - started) / 1000).toFixed(1)} s\n`);
}

function fail(message) {
  process.stderr.write(`${message}\n`);
  process.exit(1);
}

checkNode();
install();
const [script, ...args] = process.argv.slice(2);
const child = spawn(process.execPath, ['--import', 'tsx', `scripts/${script}.ts`, ...args], {
  cwd: root,
  stdio: 'inherit',
});
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
child.on('exit', (code) => process.exit(code ?? 1));
