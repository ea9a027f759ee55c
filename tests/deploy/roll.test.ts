import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from '@jest/globals';

/** Tests have no container engine: a stub records its arguments, and fails where requested. */
describe('deploy/roll.sh', () => {
  const root = mkdtempSync(join(tmpdir(), 'atre-roll-'));
  afterAll(() => rmSync(root, { recursive: true, force: true }));

  const roll = (args: string[], failing = 'never') => {
    const logFile = join(root, 'told');
    const script = `#!/bin/sh\necho "$@" >> '${logFile}'\ncase "$*" in *${failing}) exit 1;; esac\n`;
    writeFileSync(logFile, '');
    writeFileSync(join(root, 'docker'), script, { mode: 0o755 });
    const { status } = spawnSync('sh', ['deploy/roll.sh', ...args], {
      env: { PATH: `${root}:${process.env['PATH']}`, PAUSE: '0' },
    });
    const lines = readFileSync(logFile, 'utf8').trim().split('\n');
    return { status, steps: lines.map((line) => line.replace('compose -f compose.yaml ', '')) };
  };

  it('deploy: copies page files, then replaces the back office and one node after the other', () => {
    const { status, steps } = roll([]);
    expect(status).toBe(0);
    expect(steps[0]).toBe('build backoffice storefront-1');
    expect(steps[1]).toMatch(/^run .*assets$/);
    expect(steps.slice(2, 5).map((step) => [step.includes('--wait'), step.split(' ').at(-1)])).toEqual([
      [true, 'backoffice'],
      [true, 'storefront-1'],
      [true, 'storefront-2'],
    ]);
  });

  it('unhealthy program: ends the deploy', () => {
    const { status, steps } = roll(['--no-build'], 'storefront-1');
    expect(status).not.toBe(0);
    expect(steps.map((step) => step.split(' ').at(-1))).toEqual(['assets', 'backoffice', 'storefront-1']);
  });
});
