import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';

const LOCK = '{"name":"bootstrap-test"}';
const { optionalDependencies: runtimes } = JSON.parse(
  readFileSync('scripts/runtime/package.json', 'utf8'),
) as { optionalDependencies: Record<string, string> };
const versions = [...new Set(Object.values(runtimes))];
const [version = ''] = versions;

/** An npm that installs this Node as the runtime, or fails, and logs each call. */
const npm = (status: number) => `#!/bin/sh
echo "$@" >> "$NPM_CALLS"
[ ${status} = 0 ] || exit ${status}
for name in ${Object.keys(runtimes).join(' ')}; do
  mkdir -p "node_modules/$name/bin" && ln -sf "${process.execPath}" "node_modules/$name/bin/node"
done
`;

describe('bootstrap on a machine whose Node is too old', () => {
  let root: string;
  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'atre-bootstrap-'));
    cpSync('scripts/bootstrap.mjs', join(root, 'scripts', 'bootstrap.mjs'));
    cpSync('scripts/runtime', join(root, 'scripts', 'runtime'), { recursive: true });
    mkdirSync(join(root, 'node_modules'));
    writeFileSync(join(root, 'package-lock.json'), LOCK);
    writeFileSync(
      join(root, 'node_modules', '.installed-lock'),
      createHash('sha256').update(LOCK).digest('hex'),
    );
  });
  afterEach(() => rmSync(root, { recursive: true, force: true }));

  const run = (node: string, npmStatus = 0) => {
    const [bin, calls] = [join(root, 'bin'), join(root, 'calls')];
    mkdirSync(bin, { recursive: true });
    writeFileSync(join(bin, 'npm'), npm(npmStatus), { mode: 0o755 });
    const claim = `Object.defineProperty(process.versions,"node",{value:"${node}"})`;
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      [`--import=data:text/javascript,${claim}`, 'scripts/bootstrap.mjs', '-p', 'process.execPath'],
      {
        cwd: root,
        encoding: 'utf8',
        env: { PATH: `${bin}${delimiter}${process.env['PATH']}`, NPM_CALLS: calls },
      },
    );
    const npmCalls = existsSync(calls) ? readFileSync(calls, 'utf8').split('\n').filter(Boolean) : [];
    return { status, lines: (stdout + stderr).trim().split('\n'), npmCalls };
  };

  it('first run: the pinned runtime is installed from its lock file, announced in one line and used', () => {
    const first = run('20.20.2');
    expect(first.lines).toEqual([
      `Fetching Node ${version}, since 20.20.2 is too old (60 MB, once, into .cache)`,
      process.execPath,
    ]);
    expect(first.npmCalls).toEqual(['ci --no-audit --no-fund --loglevel=error']);
    expect(first.status).toBe(0);
  });

  it('second run: npm is not called, so no network is needed', () => {
    run('20.20.2');
    const second = run('20.20.2', 1);
    expect(second).toMatchObject({ status: 0, lines: [process.execPath] });
    expect(second.npmCalls).toHaveLength(1);
  });

  it('failed download: one sentence reports it, and no partial runtime is left', () => {
    const { status, lines } = run('20.20.2', 1);
    expect(status).toBe(1);
    expect(lines.at(-1)).toBe(
      `The npm registry did not give Node ${version}. Try again, or install it yourself.`,
    );
    expect(readdirSync(join(root, '.cache', 'runtime'))).toEqual([]);
    expect(run('20.20.2').status).toBe(0);
  });

  it('Node below 18: the message names what to install, and npm is not called', () => {
    expect(run('16.20.2')).toEqual({
      status: 1,
      lines: ['Node 24 or later is needed; this is 16.20.2. Install it from https://nodejs.org.'],
      npmCalls: [],
    });
  });

  it('Node 24: used without a download', () => {
    expect(run('24.0.0')).toEqual({ status: 0, lines: [process.execPath], npmCalls: [] });
  });
});

describe('pinned runtime', () => {
  it("package.json and lock file: one version, with the integrity of each platform's package", () => {
    const lock = JSON.parse(readFileSync('scripts/runtime/package-lock.json', 'utf8')) as {
      packages: Record<string, { version?: string; integrity?: string }>;
    };
    expect(versions).toHaveLength(1);
    for (const name of Object.keys(runtimes)) {
      expect(lock.packages[`node_modules/${name}`]).toMatchObject({
        version,
        integrity: expect.stringMatching(/^sha512-/),
      });
    }
    expect(readFileSync('.nvmrc', 'utf8').trim()).toBe(version);
    const images = readFileSync('Dockerfile', 'utf8').match(/^FROM \S+/gm);
    expect(new Set(images)).toEqual(new Set([`FROM node:${version}-slim`]));
    expect(readFileSync('.devcontainer/devcontainer.json', 'utf8')).toContain(`"node:${version}-bookworm"`);
  });
});
