import { spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';

const DAY_S = 24 * 3600;

/** Releases that copy their hashed files to a folder shared by all nodes. */
describe('deploy/share-assets.sh', () => {
  let root = '';
  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'atre-assets-'));
    mkdirSync(join(root, 'shared'));
  });
  afterEach(() => rmSync(root, { recursive: true, force: true }));

  const write = (file: string, text: string, daysAgo = 0) => {
    mkdirSync(join(root, file, '..'), { recursive: true });
    writeFileSync(join(root, file), text);
    const time = Date.now() / 1000 - daysAgo * DAY_S;
    utimesSync(join(root, file), time, time);
  };
  const share = (build: string) => {
    const { status, stderr } = spawnSync(
      'sh',
      ['deploy/share-assets.sh', join(root, build), join(root, 'shared')],
      { encoding: 'utf8' },
    );
    expect([status, stderr]).toEqual([0, '']);
  };
  const read = (file: string) => readFileSync(join(root, 'shared', file), 'utf8');
  /** Simulates that this number of days has passed since the last access to any file. */
  const age = (days: number) => {
    const time = Date.now() / 1000 - days * DAY_S;
    for (const name of readdirSync(join(root, 'shared'))) utimesSync(join(root, 'shared', name), time, time);
  };

  it('new build: copied beside the former one', () => {
    write('one/page-a1.js', 'one');
    write('one/fonts/text-b2.woff2', 'font');
    write('two/page-c3.js', 'two');
    share('one');
    share('two');
    expect([read('page-a1.js'), read('fonts/text-b2.woff2'), read('page-c3.js')]).toEqual([
      'one',
      'font',
      'two',
    ]);
    expect(readdirSync(join(root, 'shared')).filter((name) => name.startsWith('.draft'))).toEqual([]);
  });

  it('copy that was killed: completed by the next one', () => {
    write('one/page-a1.js', 'all of it');
    write('shared/page-a1.js', 'all');
    share('one');
    expect(read('page-a1.js')).toBe('all of it');
  });

  it('former build: stays for days after its replacement, however long it had served', () => {
    write('one/page-a1.js', 'one');
    share('one');
    age(90);
    write('two/page-c3.js', 'two');
    share('two');
    expect(read('page-a1.js')).toBe('one');
    age(15);
    share('two');
    expect([existsSync(join(root, 'shared/page-a1.js')), read('page-c3.js')]).toEqual([false, 'two']);
  });
});
